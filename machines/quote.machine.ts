import { assign, setup } from 'xstate';
import { type Fraction, roundHalfUp } from '../src/lib/fraction';
import type { Stage } from './stage.machine';

/** The terms of one package or add-on. */
export interface QuoteItem {
  /** At Seed, in USD per month. */
  readonly usdPerMonth: number;
  /** At Seed, in thousandths of a percent (375 is 0.375%). An add-on has 0. */
  readonly equityMilliPercent: number;
  /** Packages follow the company stage; add-ons have one price. */
  readonly followsStage: boolean;
}

/** Factors of the terms at Seed. */
export interface StageFactors {
  readonly price: Fraction;
  readonly equity: Fraction;
}

export interface QuoteInput {
  /** Packages and add-ons by slug, in the order of the price list. */
  readonly items: Readonly<Record<string, QuoteItem>>;
  readonly factors: Readonly<Record<Stage, StageFactors>>;
  readonly stage: Stage;
}

export interface QuoteTotal {
  /** Sum of the fees, in USD per month, rounded to whole dollars. */
  readonly usdPerMonth: number;
  /** Sum of the exact equity shares for one year, in percent, rounded once to 3 decimals. */
  readonly equityPercent: number;
}

/** Months that a package runs. The equity of the year vests in equal monthly parts. */
export const MONTHS_PER_YEAR = 12;

/** What is paid and vested when the work stops at the end of a month. */
export interface QuoteStop {
  /** Fees of all months until then, in whole USD. */
  readonly usd: number;
  /** The part of the equity that has vested, in percent, rounded once to 3 decimals. */
  readonly equityPercent: number;
}

export interface QuoteContext extends QuoteInput {
  /** Slugs in the order of the price list. */
  readonly selected: readonly string[];
  readonly total: QuoteTotal;
  /** The month at whose end the statement supposes a stop: 1 to 12. */
  readonly months: number;
}

export type QuoteEvent =
  /** A package or add-on was selected, or removed from the selection. */
  | { type: 'item.toggled'; item: string }
  | { type: 'selection.cleared' }
  /** The visitor chose another company stage. */
  | { type: 'stage.changed'; stage: Stage }
  | { type: 'statement.opened' }
  | { type: 'statement.closed' }
  /** The visitor asks what a stop at the end of this month means. */
  | { type: 'month.chosen'; months: number }
  /** The next message contains the selection ("Discuss this", or "Add your total" in the form). */
  | { type: 'selection.attached' }
  /** The visitor removed the selection from the message. */
  | { type: 'selection.detached' };

const WHOLE: Fraction = { times: 1, by: 1 };

const sumOf = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce((sum, { times, by }) => ({ times: sum.times * by + times * sum.by, by: sum.by * by }), {
    times: 0,
    by: 1,
  });

/** Exact sums of the fees of a month and of the shares of a year. */
function sumsOf({ items, factors, stage }: QuoteInput, selected: readonly string[]) {
  const chosen = selected.flatMap((slug) => items[slug] ?? []);
  const scaled = (factor: keyof StageFactors, amount: (item: QuoteItem) => number) =>
    sumOf(
      chosen.map((item) => {
        const { times, by } = item.followsStage ? factors[stage][factor] : WHOLE;
        return { times: amount(item) * times, by };
      }),
    );
  const equity = scaled('equity', ({ equityMilliPercent }) => equityMilliPercent);
  return {
    usdPerMonth: scaled('price', ({ usdPerMonth }) => usdPerMonth),
    equityPercent: { times: equity.times, by: equity.by * 1_000 },
  };
}

/** Sums of fee and equity. The shares are added before they are rounded, so that no rounding error adds up. */
export function totalOf(input: QuoteInput, selected: readonly string[]): QuoteTotal {
  const { usdPerMonth, equityPercent } = sumsOf(input, selected);
  return { usdPerMonth: roundHalfUp(usdPerMonth, 0), equityPercent: roundHalfUp(equityPercent, 3) };
}

/** Fees and vested equity of the selection at the end of a month. */
export function stopAfter(context: QuoteContext): QuoteStop {
  const { months, selected } = context;
  const { usdPerMonth, equityPercent } = sumsOf(context, selected);
  return {
    usd: roundHalfUp({ times: usdPerMonth.times * months, by: usdPerMonth.by }, 0),
    equityPercent: roundHalfUp(
      { times: equityPercent.times * months, by: equityPercent.by * MONTHS_PER_YEAR },
      3,
    ),
  };
}

const NOTHING: QuoteTotal = { usdPerMonth: 0, equityPercent: 0 };

/** The selection after an item was toggled, in the order of the price list. */
function toggled({ items, selected }: QuoteContext, item: string): readonly string[] {
  const isSelected = (slug: string) => selected.includes(slug);
  return Object.keys(items).filter((slug) => (slug === item ? !isSelected(slug) : isSelected(slug)));
}

/**
 * Adds up packages and add-ons at a company stage. The selection lasts for the visit; the same stage prices the whole
 * site. A selection is part of the next message until the visitor removes it there.
 */
export const quoteMachine = setup({
  types: { context: {} as QuoteContext, events: {} as QuoteEvent, input: {} as QuoteInput },
  guards: {
    isListed: ({ context, event }) => event.type === 'item.toggled' && event.item in context.items,
    removesLast: ({ context, event }) =>
      event.type === 'item.toggled' && context.selected.length === 1 && context.selected[0] === event.item,
    isMonthOfYear: ({ event }) =>
      event.type === 'month.chosen' &&
      Number.isInteger(event.months) &&
      event.months >= 1 &&
      event.months <= MONTHS_PER_YEAR,
  },
  actions: {
    toggleItem: assign(({ context, event }) => {
      if (event.type !== 'item.toggled') return {};
      const selected = toggled(context, event.item);
      return { selected, total: totalOf(context, selected) };
    }),
    clearSelection: assign({ selected: [], total: NOTHING }),
    setStage: assign(({ context, event }) => {
      if (event.type !== 'stage.changed') return {};
      return { stage: event.stage, total: totalOf({ ...context, stage: event.stage }, context.selected) };
    }),
    setMonths: assign(({ event }) => (event.type === 'month.chosen' ? { months: event.months } : {})),
  },
}).createMachine({
  id: 'quote',
  description: 'Holds the selected packages and add-ons, and adds up their fees and equity shares.',
  context: ({ input }) => ({ ...input, selected: [], total: NOTHING, months: MONTHS_PER_YEAR }),
  initial: 'empty',
  on: { 'stage.changed': { actions: 'setStage' } },
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
                'month.chosen': { guard: 'isMonthOfYear', actions: 'setMonths' },
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
