import { setup } from 'xstate';

/** The company stages in order of age; a stage's index is its position on the slider (0 to 3). */
export const stages = ['preSeed', 'seed', 'seriesA', 'seriesB'] as const;
export type Stage = (typeof stages)[number];

export type StageEvent =
  /** A stage was chosen directly: its label was pressed, or the thumb was dragged to it. */
  | { type: 'stage.chosen'; stage: Stage }
  /** One step older: Arrow Right, Arrow Up. */
  | { type: 'stage.raised' }
  /** One step younger: Arrow Left, Arrow Down. */
  | { type: 'stage.lowered' }
  /** To the oldest: End, or Page Up, whose 10 steps reach past it. */
  | { type: 'stage.raisedToLast' }
  /** To the youngest: Home, or Page Down. */
  | { type: 'stage.loweredToFirst' };

/** The stage that every visit starts with. */
export const initialStage = 'seed';

/**
 * The company stage that all prices are for. It starts at Seed when a document loads and lasts for the visit. The state is
 * the stage, and every price and share is computed from it.
 */
export const stageMachine = setup({
  types: { events: {} as StageEvent },
  guards: {
    choosesPreSeed: ({ event }) => event.type === 'stage.chosen' && event.stage === 'preSeed',
    choosesSeed: ({ event }) => event.type === 'stage.chosen' && event.stage === 'seed',
    choosesSeriesA: ({ event }) => event.type === 'stage.chosen' && event.stage === 'seriesA',
    choosesSeriesB: ({ event }) => event.type === 'stage.chosen' && event.stage === 'seriesB',
  },
}).createMachine({
  id: 'stage',
  description: 'Holds the company stage that the prices of the site are for.',
  initial: initialStage,
  on: {
    'stage.chosen': [
      { guard: 'choosesPreSeed', target: '.preSeed' },
      { guard: 'choosesSeed', target: '.seed' },
      { guard: 'choosesSeriesA', target: '.seriesA' },
      { guard: 'choosesSeriesB', target: '.seriesB' },
    ],
    'stage.raisedToLast': { target: '.seriesB' },
    'stage.loweredToFirst': { target: '.preSeed' },
  },
  states: {
    preSeed: { on: { 'stage.raised': { target: 'seed' } } },
    seed: { on: { 'stage.raised': { target: 'seriesA' }, 'stage.lowered': { target: 'preSeed' } } },
    seriesA: { on: { 'stage.raised': { target: 'seriesB' }, 'stage.lowered': { target: 'seed' } } },
    seriesB: { on: { 'stage.lowered': { target: 'seriesA' } } },
  },
});
