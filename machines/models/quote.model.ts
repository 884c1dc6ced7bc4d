import type { QuoteInput, quoteMachine } from '../quote.machine';
import type { MachineModel } from '../statechart/paths';

const once = { times: 1, by: 1 };

/** A short price list: two packages and an add-on, with the factors of two stages. */
const input: QuoteInput = {
  items: {
    strategy: { usdPerMonth: 10_000, equityMilliPercent: 1_000, followsStage: true },
    leadership: { usdPerMonth: 8_000, equityMilliPercent: 375, followsStage: true },
    demand: { usdPerMonth: 7_500, equityMilliPercent: 0, followsStage: false },
  },
  factors: {
    preSeed: { price: { times: 1, by: 2 }, equity: { times: 2, by: 1 } },
    seed: { price: once, equity: once },
    seriesA: { price: { times: 3, by: 2 }, equity: { times: 2, by: 3 } },
    seriesB: { price: { times: 2, by: 1 }, equity: { times: 1, by: 2 } },
  },
  stage: 'seed',
};

/** Model of the quote. */
export const quoteModel: MachineModel<typeof quoteMachine> = {
  starts: [{ name: 'on arrival', input }],
  events: {
    'item.toggled': {
      meaning: 'A package or add-on is selected, or removed from the selection.',
      payloads: [{ item: 'strategy' }, { item: 'demand' }, { item: 'unlisted' }],
    },
    'selection.cleared': { meaning: 'The selection is cleared.' },
    'stage.changed': {
      meaning: 'Another company stage is chosen.',
      sender: 'the stage',
      payloads: [{ stage: 'seriesA' }],
    },
    'statement.opened': { meaning: 'The statement of the total is opened.' },
    'statement.closed': { meaning: 'The statement is closed.' },
    'month.chosen': {
      meaning: 'The visitor asks what a stop at the end of this month means.',
      payloads: [{ months: 6 }, { months: 13 }],
    },
    'selection.attached': { meaning: 'The selection becomes a part of the next message.' },
    'selection.detached': { meaning: 'The selection is removed from the message.' },
  },
  relevant: ({ selected, stage, months }) => [selected, stage, months],
};
