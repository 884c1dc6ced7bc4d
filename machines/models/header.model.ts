import { dropdowns, type headerMachine, SCROLL_THRESHOLD_PX } from '../header.machine';
import type { MachineModel } from '../statechart/paths';

/** Model of the header. */
export const headerModel: MachineModel<typeof headerMachine> = {
  starts: [{ name: 'on arrival', input: undefined }],
  events: {
    'page.scrolled': [
      { type: 'page.scrolled', y: SCROLL_THRESHOLD_PX + 1 },
      { type: 'page.scrolled', y: SCROLL_THRESHOLD_PX },
    ],
    'page.scrolledAway': [{ type: 'page.scrolledAway' }],
    'menu.toggled': [{ type: 'menu.toggled' }],
    'dropdown.toggled': dropdowns.map((dropdown) => ({ type: 'dropdown.toggled', dropdown })),
    'header.dismissed': [{ type: 'header.dismissed' }],
    'route.changed': [{ type: 'route.changed' }],
    'layout.changed': [{ type: 'layout.changed' }],
  },
  meanings: {
    'page.scrolled': 'The page is scrolled to `y` px.',
    'page.scrolledAway':
      'The page was scrolled by more than half a window since a dropdown of the desktop opened.',
    'menu.toggled': 'The hamburger button is pressed.',
    'dropdown.toggled': 'The chevron of a top-level item is pressed, in the header or in the mobile menu.',
    'header.dismissed': 'Escape, a press outside, or a move of the focus out of the open menu.',
    'route.changed': 'A link is followed, to another page or to the same one.',
    'layout.changed':
      'The width of the window crosses the breakpoint between the mobile and the desktop menu.',
  },
};
