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
    'item.toggled': [
      { type: 'item.toggled', item: 'strategy' },
      { type: 'item.toggled', item: 'demand' },
      { type: 'item.toggled', item: 'unlisted' },
    ],
    'selection.cleared': [{ type: 'selection.cleared' }],
    'stage.changed': [{ type: 'stage.changed', stage: 'seriesA' }],
    'statement.opened': [{ type: 'statement.opened' }],
    'statement.closed': [{ type: 'statement.closed' }],
    'month.chosen': [
      { type: 'month.chosen', months: 6 },
      { type: 'month.chosen', months: 13 },
    ],
    'selection.attached': [{ type: 'selection.attached' }],
    'selection.detached': [{ type: 'selection.detached' }],
  },
  meanings: {
    'item.toggled': 'A package or add-on is selected, or removed from the selection.',
    'selection.cleared': 'The selection is cleared.',
    'stage.changed': 'Another company stage is chosen.',
    'statement.opened': 'The statement of the total is opened.',
    'statement.closed': 'The statement is closed.',
    'month.chosen': 'The visitor asks what a stop at the end of this month means.',
    'selection.attached': 'The selection becomes a part of the next message.',
    'selection.detached': 'The selection is removed from the message.',
  },
  senders: { 'stage.changed': 'the stage' },
  relevant: ({ selected, stage, months }) => [selected, stage, months],
};
