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
    'discussion.requested': [{ type: 'discussion.requested' }],
  },
  meanings: {
    'item.toggled': 'A package or add-on is selected, or removed from the selection.',
    'selection.cleared': 'The selection is cleared.',
    'stage.changed': 'Another company stage is chosen.',
    'discussion.requested': 'The visitor asks to discuss the selection.',
  },
  senders: { 'stage.changed': 'the stage' },
  relevant: ({ selected, stage }) => [selected, stage],
};
