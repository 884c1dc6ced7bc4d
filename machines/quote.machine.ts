import { assertEvent, assign, setup } from 'xstate';

export interface QuoteInput {
  /** Slugs of all packages and add-ons, in the order of the price list. */
  readonly items: readonly string[];
  /** Months that a package runs. */
  readonly packageMonths: number;
}

export interface QuoteContext extends QuoteInput {
  /** Slugs in the order of the price list. */
  readonly selected: readonly string[];
  /** The month at whose end the statement supposes a stop: 1 to `packageMonths`. */
  readonly months: number;
}

export type QuoteEvent =
  /** A package or add-on was selected, or removed from the selection. */
  | { type: 'item.toggled'; item: string }
  | { type: 'selection.cleared' }
  | { type: 'statement.opened' }
  | { type: 'statement.closed' }
  /** The visitor asks what a stop at the end of this month means. */
  | { type: 'month.chosen'; months: number }
  /** The next message contains the selection ("Discuss this", or "Add your total" in the form). */
  | { type: 'selection.attached' }
  /** The visitor removed the selection from the message. */
  | { type: 'selection.detached' };

/** The selection after an item was toggled, in the order of the price list. */
function toggled({ items, selected }: QuoteContext, item: string): readonly string[] {
  const isSelected = (slug: string) => selected.includes(slug);
  return items.filter((slug) => (slug === item ? !isSelected(slug) : isSelected(slug)));
}

/**
 * The packages and add-ons that a visitor has selected. The selection lasts for the visit. It is part of the next message until
 * the visitor removes it there. Its total is not stored: it is computed from the selection and the company stage.
 */
export const quoteMachine = setup({
  types: { context: {} as QuoteContext, events: {} as QuoteEvent, input: {} as QuoteInput },
  guards: {
    isListed: ({ context, event }) => event.type === 'item.toggled' && context.items.includes(event.item),
    removesLast: ({ context, event }) =>
      event.type === 'item.toggled' && context.selected.length === 1 && context.selected[0] === event.item,
    isMonthOfPackage: ({ context, event }) =>
      event.type === 'month.chosen' &&
      Number.isInteger(event.months) &&
      event.months >= 1 &&
      event.months <= context.packageMonths,
  },
  actions: {
    toggleItem: assign(({ context, event }) => {
      assertEvent(event, 'item.toggled');
      return { selected: toggled(context, event.item) };
    }),
    clearSelection: assign({ selected: [] }),
    setMonths: assign(({ event }) => {
      assertEvent(event, 'month.chosen');
      return { months: event.months };
    }),
  },
}).createMachine({
  id: 'quote',
  description: 'Holds the packages and add-ons that the visitor has selected.',
  context: ({ input }) => ({ ...input, selected: [], months: input.packageMonths }),
  initial: 'empty',
  states: {
    empty: {
      on: { 'item.toggled': { guard: 'isListed', target: 'selected', actions: 'toggleItem' } },
    },
    selected: {
      type: 'parallel',
      on: {
        'item.toggled': [
          { guard: 'removesLast', target: 'empty', actions: 'toggleItem' },
          { guard: 'isListed', actions: 'toggleItem' },
        ],
        'selection.cleared': { target: 'empty', actions: 'clearSelection' },
      },
      states: {
        statement: {
          initial: 'closed',
          states: {
            closed: { on: { 'statement.opened': { target: 'open' } } },
            open: {
              on: {
                'statement.closed': { target: 'closed' },
                'month.chosen': { guard: 'isMonthOfPackage', actions: 'setMonths' },
              },
            },
          },
        },
        message: {
          initial: 'attached',
          states: {
            attached: { on: { 'selection.detached': { target: 'detached' } } },
            detached: { on: { 'selection.attached': { target: 'attached' } } },
          },
        },
      },
    },
  },
});
