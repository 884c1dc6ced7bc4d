import { dropdowns, type headerMachine, SCROLL_THRESHOLD_PX } from '../header.machine';
import type { MachineModel } from '../statechart/paths';

/** Model of the header. */
export const headerModel: MachineModel<typeof headerMachine> = {
  starts: [{ name: 'on arrival', input: undefined }],
  events: {
    'page.scrolled': {
      meaning: 'The page is scrolled to `y` px.',
      payloads: [{ y: SCROLL_THRESHOLD_PX + 1 }, { y: SCROLL_THRESHOLD_PX }],
    },
    'page.scrolledAway': {
      meaning: 'The page was scrolled by more than half a window since a dropdown of the desktop opened.',
    },
    'menu.toggled': { meaning: 'The hamburger button is pressed.' },
    'dropdown.toggled': {
      meaning: 'The chevron of a top-level item is pressed, in the header or in the mobile menu.',
      payloads: dropdowns.map((dropdown) => ({ dropdown })),
    },
    'header.dismissed': { meaning: 'Escape, a press outside, or a move of the focus out of the open menu.' },
    'route.changed': { meaning: 'A link is followed, to another page or to the same one.' },
    'layout.changed': {
      meaning: 'The width of the window crosses the breakpoint between the mobile and the desktop menu.',
    },
  },
};
