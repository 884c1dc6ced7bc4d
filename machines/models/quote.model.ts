import type { quoteMachine } from '../quote.machine';
import type { MachineModel } from '../statechart/paths';

/** Model of the quote. */
export const quoteModel: MachineModel<typeof quoteMachine> = {
  // A short price list: two packages and an add-on.
  starts: [{ name: 'on arrival', input: { items: ['strategy', 'leadership', 'demand'], packageMonths: 12 } }],
  events: {
    'item.toggled': {
      meaning: 'A package or add-on is selected, or removed from the selection.',
      payloads: [{ item: 'strategy' }, { item: 'demand' }, { item: 'unlisted' }],
    },
    'selection.cleared': { meaning: 'The selection is cleared.' },
    'statement.opened': { meaning: 'The statement of the total is opened.' },
    'statement.closed': { meaning: 'The statement is closed.' },
    'month.chosen': {
      meaning: 'The visitor asks what a stop at the end of this month means.',
      payloads: [{ months: 6 }, { months: 13 }],
    },
    'selection.attached': { meaning: 'The selection becomes a part of the next message.' },
    'selection.detached': { meaning: 'The selection is removed from the message.' },
  },
  relevant: ({ selected, months }) => [selected, months],
};
