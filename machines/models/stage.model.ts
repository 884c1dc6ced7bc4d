import { type stageMachine, stages } from '../stage.machine';
import type { MachineModel } from '../statechart/paths';

/** Model of the company stage. */
export const stageModel: MachineModel<typeof stageMachine> = {
  starts: [{ name: 'on arrival', input: undefined }],
  events: {
    'stage.chosen': stages.map((stage) => ({ type: 'stage.chosen', stage })),
    'stage.raised': [{ type: 'stage.raised' }],
    'stage.lowered': [{ type: 'stage.lowered' }],
    'stage.raisedToLast': [{ type: 'stage.raisedToLast' }],
    'stage.loweredToFirst': [{ type: 'stage.loweredToFirst' }],
  },
  meanings: {
    'stage.chosen': 'The label of a stage is pressed, or the thumb is dragged to it.',
    'stage.raised': 'One step older: Arrow Right or Arrow Up.',
    'stage.lowered': 'One step younger: Arrow Left or Arrow Down.',
    'stage.raisedToLast': 'To the oldest stage: End or Page Up.',
    'stage.loweredToFirst': 'To the youngest stage: Home or Page Down.',
  },
  exemptions: [
    {
      guard: 'choosesSeriesB',
      never: false,
      reason: 'It is evaluated last, after the guards of the other three stages.',
    },
  ],
};
