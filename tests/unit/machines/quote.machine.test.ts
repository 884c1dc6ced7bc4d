import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { quoteModel } from '../../../machines/models/quote.model';
import {
  type QuoteEvent,
  type QuoteInput,
  quoteMachine,
  stopAfter,
  totalOf,
} from '../../../machines/quote.machine';
import { stages } from '../../../machines/stage.machine';
import { stageTerms } from '../../../src/content/pricing';
import { addOns, packages } from '../../../src/content/services/index';
import { describeModel, expectQuiet, type Facts } from '../../support/describeModel';

const [start] = quoteModel.starts;
if (!start) throw new Error('The quote has no start.');
const { input } = start;

const toggled = (item: string): QuoteEvent => ({ type: 'item.toggled', item });
const cleared: QuoteEvent = { type: 'selection.cleared' };

/** The state after the first choice: the statement is closed, and the next message has the selection. */
const chosen = { selected: { statement: 'closed', message: 'attached' } };

function quoteAfter(...events: readonly QuoteEvent[]) {
  const actor = createActor(quoteMachine, { input }).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { state: value, selected: context.selected, total: context.total };
}

test('starts with nothing selected, which costs nothing', () => {
  expect(quoteAfter()).toEqual({
    state: 'empty',
    selected: [],
    total: { usdPerMonth: 0, equityPercent: 0 },
  });
});

describe('the selection', () => {
  test('is in the order of the price list, whatever the order of the presses', () => {
    expect(quoteAfter(toggled('demand'), toggled('strategy')).selected).toEqual(['strategy', 'demand']);
  });

  test('adds up fees and shares', () => {
    expect(quoteAfter(toggled('strategy'), toggled('leadership'), toggled('demand'))).toEqual({
      state: chosen,
      selected: ['strategy', 'leadership', 'demand'],
      total: { usdPerMonth: 25_500, equityPercent: 1.375 },
    });
  });

  test('removes an item that is toggled again, and is empty after its last', () => {
    const both = [toggled('strategy'), toggled('demand')];
    expect(quoteAfter(...both, toggled('strategy'))).toMatchObject({
      state: chosen,
      selected: ['demand'],
      total: { usdPerMonth: 7_500, equityPercent: 0 },
    });
    expect(quoteAfter(...both, ...both)).toEqual(quoteAfter());
  });

  test('is cleared at once', () => {
    expect(quoteAfter(toggled('strategy'), toggled('demand'), cleared)).toEqual(quoteAfter());
  });

  test.each([[], [toggled('strategy')]])('ignores an item that is not on the price list', (...before) => {
    const actor = createActor(quoteMachine, { input }).start();
    for (const event of before) actor.send(event);
    const snapshot = actor.getSnapshot();
    actor.send(toggled('unlisted'));
    expect(actor.getSnapshot()).toBe(snapshot);
  });
});

describe('another stage', () => {
  const { items, factors } = input;
  test.each([
    ['preSeed', 16_500, 2.75],
    ['seed', 25_500, 1.375],
    ['seriesA', 34_500, 0.917],
    ['seriesB', 43_500, 0.688],
  ] as const)('%s changes the packages and leaves the add-ons', (stage, usdPerMonth, equityPercent) => {
    const events = [toggled('strategy'), toggled('leadership'), toggled('demand')];
    expect(quoteAfter(...events, { type: 'stage.changed', stage }).total).toEqual({
      usdPerMonth,
      equityPercent,
    });
    expect(quoteAfter({ type: 'stage.changed', stage }, ...events).total.usdPerMonth).toBe(usdPerMonth);
    expect(totalOf({ items, factors, stage }, Object.keys(items)).usdPerMonth).toBe(usdPerMonth);
  });
});

describe('rounding', () => {
  test('happens once, after the sum: 0.1875% and 0.1875% are 0.375%, not 0.376%', () => {
    const { items, factors } = input;
    const twice = { a: items.leadership, b: items.leadership };
    const listed = Object.fromEntries(
      Object.entries(twice).flatMap(([key, item]) => (item ? [[key, item]] : [])),
    );
    expect(totalOf({ items: listed, factors, stage: 'seriesB' }, ['a', 'b']).equityPercent).toBe(0.375);
  });

  test('is to whole dollars', () => {
    const third = { price: { times: 1, by: 3 }, equity: { times: 1, by: 1 } };
    const factors = { preSeed: third, seed: third, seriesA: third, seriesB: third };
    const items = { a: { usdPerMonth: 100, equityMilliPercent: 0, followsStage: true } };
    expect(totalOf({ items, factors, stage: 'seed' }, ['a']).usdPerMonth).toBe(33);
  });

  test('of a selection that is not on the price list is nothing', () => {
    expect(totalOf(input, ['unlisted'])).toEqual({ usdPerMonth: 0, equityPercent: 0 });
  });

  test('of the whole price list differs from the exact sum by less than a thousandth of a percent', () => {
    const items = {
      ...Object.fromEntries(
        Object.entries(packages).map(([slug, { seedPrice }]) => [slug, { ...seedPrice, followsStage: true }]),
      ),
      ...Object.fromEntries(
        Object.entries(addOns).map(([slug, { usdPerMonth }]) => [
          slug,
          { usdPerMonth, equityMilliPercent: 0, followsStage: false },
        ]),
      ),
    };
    const seedPrices = Object.values(packages).map(({ seedPrice }) => seedPrice);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    const seedUsd = sum(seedPrices.map(({ usdPerMonth }) => usdPerMonth));
    const seedPercent = sum(seedPrices.map(({ equityMilliPercent }) => equityMilliPercent)) / 1_000;
    const addOnUsd = sum(Object.values(addOns).map(({ usdPerMonth }) => usdPerMonth));
    for (const stage of stages) {
      const { price, equity } = stageTerms[stage];
      const total = totalOf({ items, factors: stageTerms, stage }, Object.keys(items));
      expect(total.usdPerMonth).toBe((seedUsd * price.times) / price.by + addOnUsd);
      expect(Math.abs(total.equityPercent - (seedPercent * equity.times) / equity.by)).toBeLessThan(0.001);
    }
  });
});

describe('a stop at the end of a month', () => {
  const opened = [toggled('strategy'), toggled('leadership'), { type: 'statement.opened' }] as const;
  const stopIn = (months: number, stage: QuoteInput['stage'] = 'seed') => {
    const actor = createActor(quoteMachine, { input }).start();
    const events: readonly QuoteEvent[] = [
      ...opened,
      { type: 'stage.changed', stage },
      { type: 'month.chosen', months },
    ];
    for (const event of events) actor.send(event);
    return stopAfter(actor.getSnapshot().context);
  };

  test.each([
    [1, { usd: 18_000, equityPercent: 0.115 }],
    [6, { usd: 108_000, equityPercent: 0.688 }],
    [12, { usd: 216_000, equityPercent: 1.375 }],
  ])('%i costs the fees until then, and the share that has vested', (months, stop) => {
    expect(stopIn(months)).toEqual(stop);
  });

  test('rounds the share once: two thirds of 1.375% for 7 of 12 months are 0.535%', () => {
    expect(stopIn(7, 'seriesA')).toEqual({ usd: 7 * 27_000, equityPercent: 0.535 });
  });

  test.each([0, 13, 1.5, Number.NaN])('%d is no month of the year', (months) => {
    expect(stopIn(months)).toEqual(stopIn(12));
  });

  test('is asked for in the open statement only', () => {
    const actor = createActor(quoteMachine, { input }).start();
    actor.send(toggled('strategy'));
    expect(actor.getSnapshot().can({ type: 'month.chosen', months: 6 })).toBe(false);
  });
});

test('the selection is in the next message until it is removed there, and can be added again', () => {
  const detached: QuoteEvent = { type: 'selection.detached' };
  const message = (...events: readonly QuoteEvent[]) => quoteAfter(toggled('demand'), ...events).state;
  expect(message(detached)).toEqual({ selected: { statement: 'closed', message: 'detached' } });
  expect(message(detached, { type: 'selection.attached' })).toEqual(chosen);
  expect(message(detached, cleared, toggled('demand'))).toEqual(chosen);
});

const canChoose = ({ can }: Facts<typeof quoteMachine>) => can({ type: 'month.chosen', months: 1 });

describeModel(quoteMachine, quoteModel, {
  empty: (facts) => {
    expectQuiet(facts);
    expect([facts.context.selected, facts.context.total]).toEqual([[], { usdPerMonth: 0, equityPercent: 0 }]);
    expect(facts.can({ type: 'statement.opened' })).toBe(false);
  },
  selected: (facts) => {
    expectQuiet(facts);
    expect(facts.context.selected.length).toBeGreaterThan(0);
    expect(facts.context.total.usdPerMonth).toBeGreaterThan(0);
  },
  'selected.statement': expectQuiet,
  'selected.statement.closed': (facts) => expect(canChoose(facts)).toBe(false),
  'selected.statement.open': (facts) => expect(canChoose(facts)).toBe(true),
  'selected.message': expectQuiet,
  'selected.message.attached': ({ can }) => expect(can({ type: 'selection.attached' })).toBe(false),
  'selected.message.detached': ({ can }) => expect(can({ type: 'selection.detached' })).toBe(false),
});
