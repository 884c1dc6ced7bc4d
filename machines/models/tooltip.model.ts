import type { MachineModel } from '../statechart/paths';
import type { tooltipMachine } from '../tooltip.machine';

/** Two controls, because returning to one differs from moving to the other. */
const controls = [{ id: 'first' }, { id: 'second' }];

/** Model of the tooltip. */
export const tooltipModel: MachineModel<typeof tooltipMachine> = {
  starts: [{ name: 'on arrival', input: undefined }],
  events: {
    'pointer.entered': {
      meaning: 'A mouse or pen enters a control with a tooltip. A touch sends no event.',
      payloads: controls,
    },
    'pointer.left': { meaning: 'The pointer leaves the control.' },
    'tooltip.entered': { meaning: 'The pointer enters the tooltip.' },
    'tooltip.left': { meaning: 'The pointer leaves the tooltip.' },
    'focus.entered': { meaning: 'A control gets the focus by keyboard.', payloads: controls },
    'focus.left': { meaning: 'The control loses the focus.' },
    'tooltip.dismissed': { meaning: 'Escape, a press, a scroll, or a change of route.' },
  },
  relevant: ({ id }) => id,
};
