import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { quoteModel } from '../../../machines/models/quote.model';
import { type QuoteEvent, quoteMachine, roundHalfUp, totalOf } from '../../../machines/quote.machine';
import { stages } from '../../../machines/stage.machine';
import { stageTerms } from '../../../src/content/pricing';
import { addOns, packages } from '../../../src/content/services/index';
import { describeModel, expectQuiet } from '../../support/describeModel';

const [start] = quoteModel.starts;
if (!start) throw new Error('The quote has no start.');
const { input } = start;

const toggled = (item: string): QuoteEvent => ({ type: 'item.toggled', item });
const cleared: QuoteEvent = { type: 'selection.cleared' };
const discussed: QuoteEvent = { type: 'discussion.requested' };

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
      state: 'selected',
      selected: ['strategy', 'leadership', 'demand'],
      total: { usdPerMonth: 25_500, equityPercent: 1.375 },
    });
  });

  test('removes an item that is toggled again, and is empty after its last', () => {
    const both = [toggled('strategy'), toggled('demand')];
    expect(quoteAfter(...both, toggled('strategy'))).toMatchObject({
      state: 'selected',
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
  test('is half up on the exact quotient', () => {
    expect(roundHalfUp({ times: 1875, by: 10_000 }, 3)).toBe(0.188);
    expect(roundHalfUp({ times: 2, by: 3 }, 3)).toBe(0.667);
    expect(roundHalfUp({ times: 2, by: 3 }, 2)).toBe(0.67);
    expect(roundHalfUp({ times: 1, by: 2 }, 0)).toBe(1);
  });

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

test('a discussion needs a selection, and proposes it as the message', () => {
  const proposeMessage = vi.fn();
  const machine = quoteMachine.provide({
    actions: { proposeMessage: ({ context }) => proposeMessage(context.selected) },
  });
  const actor = createActor(machine, { input }).start();
  actor.send(discussed);
  expect(proposeMessage).not.toHaveBeenCalled();
  actor.send(toggled('leadership'));
  actor.send(discussed);
  expect(proposeMessage).toHaveBeenCalledExactlyOnceWith(['leadership']);
  expect(actor.getSnapshot().value).toBe('selected');
});

describeModel(quoteMachine, quoteModel, {
  empty: (facts) => {
    expectQuiet(facts);
    expect([facts.context.selected, facts.context.total]).toEqual([[], { usdPerMonth: 0, equityPercent: 0 }]);
    expect(facts.can({ type: 'discussion.requested' })).toBe(false);
  },
  selected: (facts) => {
    expectQuiet(facts);
    expect(facts.context.selected.length).toBeGreaterThan(0);
    expect(facts.context.total.usdPerMonth).toBeGreaterThan(0);
    expect(facts.can({ type: 'discussion.requested' })).toBe(true);
  },
});
