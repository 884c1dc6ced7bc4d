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
};
