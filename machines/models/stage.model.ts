import { type stageMachine, stages } from '../stage.machine';
import type { MachineModel } from '../statechart/paths';

/** Model of the company stage. */
export const stageModel: MachineModel<typeof stageMachine> = {
  starts: [{ name: 'on arrival', input: undefined }],
  events: {
    'stage.chosen': {
      meaning: 'The label of a stage is pressed, or the thumb is dragged to it.',
      payloads: stages.map((stage) => ({ stage })),
    },
    'stage.raised': { meaning: 'One step older: Arrow Right or Arrow Up.' },
    'stage.lowered': { meaning: 'One step younger: Arrow Left or Arrow Down.' },
    'stage.raisedToLast': { meaning: 'To the oldest stage: End or Page Up.' },
    'stage.loweredToFirst': { meaning: 'To the youngest stage: Home or Page Down.' },
  },
  exemptions: [
    {
      guard: 'choosesSeriesB',
      never: false,
      reason: 'It is evaluated last, after the guards of the other three stages.',
    },
  ],
};
