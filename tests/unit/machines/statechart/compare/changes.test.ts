import { describe, expect, test } from 'vitest';
import { and, createMachine, not } from 'xstate';
import { changeLines, changesOf, comparedChart } from '../../../../../machines/statechart/compare';
import { chartOf } from '../../../../../machines/statechart/graph';
import { zoo } from '../../../../support/zoo';

const before = chartOf(
  createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { open: { guard: 'isFree', target: 'opened' }, knock: { actions: 'ring' } } },
      opened: { entry: 'creak', on: { close: 'closed', slam: 'closed' }, after: { 1000: 'closed' } },
      broken: { type: 'final' },
    },
  }),
);
const after = chartOf(
  createMachine({
    id: 'gate',
    initial: 'closed',
    states: {
      closed: { on: { open: 'opened', knock: { actions: 'ring' }, lock: 'locked' } },
      opened: { entry: ['creak', 'light'], on: { close: 'closed' }, after: { 1000: 'closed' } },
      locked: { on: { unlock: 'closed' } },
    },
  }),
);

describe('changesOf', () => {
  test('lists added, removed and changed states and transitions', () => {
    expect(changeLines(changesOf(before, after))).toEqual([
      '~ state opened',
      '    − entry creak',
      '    + entry creak, light',
      '+ state locked',
      '− state broken',
      '~ transition closed',
      '    − open [isFree] → opened',
      '    + open → opened',
      '+ transition closed: lock → locked',
      '+ transition locked: unlock → closed',
      '− transition opened: slam → closed',
    ]);
  });

  test.each(zoo)('finds none between a machine and itself', (machine) => {
    expect(changesOf(chartOf(machine), chartOf(machine))).toEqual([]);
  });

  test('compares nested parameters, in which functions count as equal', () => {
    const withParams = (limit: number) => {
      const isOver = { type: 'isOver', params: { of: { limit, read: () => limit } } };
      return chartOf(createMachine({ on: { GO: { guard: and([not(isOver), 'isOn']), actions: 'show' } } }));
    };
    expect(changesOf(withParams(1), withParams(1))).toEqual([]);
    const [change] = changesOf(withParams(1), withParams(2));
    expect(change).toMatchObject({
      gone: ['params of isOver {"of":{"limit":1,"read":"computed"}}'],
      added: ['params of isOver {"of":{"limit":2,"read":"computed"}}'],
    });
  });

  test('lists both orders of parts that only changed places', () => {
    const withOrder = (...limits: readonly number[]) =>
      chartOf(
        createMachine({
          on: { GO: { actions: limits.map((limit) => ({ type: 'show', params: { of: { limit } } })) } },
        }),
      );
    const [one, two] = [1, 2].map((limit) => `params of show {"of":{"limit":${limit}}}`);
    expect(changesOf(withOrder(1, 2), withOrder(2, 1))).toMatchObject([
      { gone: [one, two], added: [two, one] },
    ]);
  });

  test('pairs guarded transitions of one event by their guards', () => {
    const withGuards = (...guards: readonly string[]) =>
      chartOf(
        createMachine({
          initial: 'a',
          states: { a: { on: { GO: guards.map((guard) => ({ guard, target: 'a' })) } } },
        }),
      );
    expect(changeLines(changesOf(withGuards('one', 'two'), withGuards('two')))).toEqual([
      '− transition a: GO [one] → a',
    ]);
  });
});

describe('comparedChart', () => {
  const { chart, states, transitions } = comparedChart(before, after);

  test('has the states of both versions, with the sign of their change', () => {
    expect(chart.nodes.map(({ key }) => key)).toEqual(['gate', 'closed', '~ opened', '+ locked', '− broken']);
    expect([...states.values()]).toEqual(['changed', 'added', 'removed']);
  });

  test('says in words what happened to a transition', () => {
    const described = chart.transitions.flatMap(({ event, description }) =>
      description ? [[event, description]] : [],
    );
    expect(described).toEqual([
      ['open', '~ was open [isFree] → opened'],
      ['lock', '+ added'],
      ['unlock', '+ added'],
      ['slam', '− removed'],
    ]);
    expect(transitions.size).toBe(4);
  });

  test.each(zoo)('refers only to states that it has', (machine) => {
    const { chart: both } = comparedChart(before, chartOf(machine));
    const ids = new Set(both.nodes.map(({ id }) => id));
    const used = [
      ...both.nodes.flatMap(({ parent, initial, history }) => [
        parent,
        initial?.target,
        ...(history?.targets ?? []),
      ]),
      ...both.transitions.flatMap(({ source, targets }) => [source, ...targets]),
    ].filter((id) => id !== undefined);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe(both.nodes.length);
  });
});
