import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { quoteModel } from '../../../machines/models/quote.model';
import { type QuoteEvent, quoteMachine } from '../../../machines/quote.machine';
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
  return { state: value, selected: context.selected };
}

test('starts with nothing selected', () => {
  expect(quoteAfter()).toEqual({ state: 'empty', selected: [] });
});

describe('the selection', () => {
  test('is in the order of the price list, whatever the order of the presses', () => {
    expect(quoteAfter(toggled('demand'), toggled('strategy'))).toEqual({
      state: chosen,
      selected: ['strategy', 'demand'],
    });
  });

  test('removes an item that is toggled again, and is empty after its last', () => {
    const both = [toggled('strategy'), toggled('demand')];
    expect(quoteAfter(...both, toggled('strategy'))).toEqual({ state: chosen, selected: ['demand'] });
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

describe('the month of a stop', () => {
  const monthAfter = (...events: readonly QuoteEvent[]) => {
    const actor = createActor(quoteMachine, { input }).start();
    for (const event of events) actor.send(event);
    return actor.getSnapshot().context.months;
  };
  const chosenMonth = (months: number) =>
    monthAfter(toggled('strategy'), { type: 'statement.opened' }, { type: 'month.chosen', months });

  test('is the last one until another is chosen', () => {
    expect([monthAfter(), chosenMonth(1), chosenMonth(7), chosenMonth(12)]).toEqual([12, 1, 7, 12]);
  });

  test.each([0, 13, 1.5, Number.NaN])('%d is no month of the package', (months) => {
    expect(chosenMonth(months)).toBe(12);
  });

  test('is asked for in the open statement only', () => {
    expect(monthAfter(toggled('strategy'), { type: 'month.chosen', months: 6 })).toBe(12);
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
    expect(facts.context.selected).toEqual([]);
    expect(facts.can({ type: 'statement.opened' })).toBe(false);
  },
  selected: (facts) => {
    expectQuiet(facts);
    expect(facts.context.selected.length).toBeGreaterThan(0);
  },
  'selected.statement': expectQuiet,
  'selected.statement.closed': (facts) => expect(canChoose(facts)).toBe(false),
  'selected.statement.open': (facts) => expect(canChoose(facts)).toBe(true),
  'selected.message': expectQuiet,
  'selected.message.attached': ({ can }) => expect(can({ type: 'selection.attached' })).toBe(false),
  'selected.message.detached': ({ can }) => expect(can({ type: 'selection.detached' })).toBe(false),
});
