import type { MachineModel } from '../statechart/paths';
import type { tooltipMachine } from '../tooltip.machine';

/** Two controls, because returning to one differs from moving to the other. */
const controls = ['first', 'second'] as const;

/** Model of the tooltip. */
export const tooltipModel: MachineModel<typeof tooltipMachine> = {
  starts: [{ name: 'on arrival', input: undefined }],
  events: {
    'pointer.entered': controls.map((id) => ({ type: 'pointer.entered', id })),
    'pointer.left': [{ type: 'pointer.left' }],
    'tooltip.entered': [{ type: 'tooltip.entered' }],
    'tooltip.left': [{ type: 'tooltip.left' }],
    'focus.entered': controls.map((id) => ({ type: 'focus.entered', id })),
    'focus.left': [{ type: 'focus.left' }],
    'tooltip.dismissed': [{ type: 'tooltip.dismissed' }],
  },
  meanings: {
    'pointer.entered': 'A mouse or pen enters a control with a tooltip. A touch sends no event.',
    'pointer.left': 'The pointer leaves the control.',
    'tooltip.entered': 'The pointer enters the tooltip.',
    'tooltip.left': 'The pointer leaves the tooltip.',
    'focus.entered': 'A control gets the focus by keyboard.',
    'focus.left': 'The control loses the focus.',
    'tooltip.dismissed': 'Escape, a press, a scroll, or a change of route.',
  },
  relevant: ({ id }) => id,
};
