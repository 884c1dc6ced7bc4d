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
  exemptions: [
    {
      guard: 'choosesSeriesB',
      never: false,
      reason: 'It is evaluated last, after the guards of the other three stages.',
    },
  ],
};
