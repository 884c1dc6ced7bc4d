import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { chartOf } from '../../../../../machines/statechart/graph/chartOf';
import { labelParts } from '../../../../../machines/statechart/graph/names';
import { sum } from '../../../../support/sum';
import { allMachines, zoo } from '../../../../support/zoo';

const animal = (id: string) => chartOf(zoo.find((machine) => machine.id === id) ?? createMachine({ id }));
const nodeIn = (chart: ReturnType<typeof chartOf>, id: string) => chart.nodes.find((node) => node.id === id);

/** Every transition as one line, with its kind. */
const lines = (machine: ReturnType<typeof chartOf>) =>
  machine.transitions.map(
    (transition) =>
      `${transition.source} -- ${transition.kind}: ${labelParts(transition).join(' ')} --> ${transition.target ?? '-'}`,
  );

type Definition = Readonly<Record<string, unknown>>;

const isDefinition = (value: unknown): value is Definition => typeof value === 'object' && value !== null;
const entriesOf = (value: unknown) => (isDefinition(value) ? Object.entries(value) : []);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
/** Number of transitions under a key: a list of them, one, or a bare target. */
const written = (value: unknown) => listOf(value).length;
const writtenIfAny = (value: unknown) => (value === undefined ? 0 : written(value));

interface Count {
  readonly states: number;
  readonly transitions: number;
}

function count(state: unknown): Count {
  if (!isDefinition(state)) return { states: 1, transitions: 0 };
  const inner = entriesOf(state.states).map(([, child]) => count(child));
  const invokes = state.invoke === undefined ? [] : listOf(state.invoke).filter(isDefinition);
  return {
    states: 1 + sum(inner.map(({ states }) => states)),
    transitions: sum([
      ...entriesOf(state.on).map(([, value]) => written(value)),
      ...entriesOf(state.after).map(([, value]) => written(value)),
      ...invokes.flatMap(({ onDone, onError }) => [onDone, onError].map(writtenIfAny)),
      writtenIfAny(state.always),
      ...inner.map(({ transitions }) => transitions),
    ]),
  };
}

/** Number of states and transitions in the source of a machine. */
const definitionCount = (machine: AnyStateMachine): Count => count(machine.config);

describe.each(allMachines)('the chart of %s', (_id, machine: AnyStateMachine) => {
  const chart = chartOf(machine);

  test('has every state and every transition of the definition once', () => {
    const { states, transitions } = definitionCount(machine);
    expect(chart.nodes).toHaveLength(states);
    expect(chart.transitions).toHaveLength(transitions);
    expect(new Set(chart.nodes.map(({ id }) => id)).size).toBe(states);
    expect(new Set(chart.transitions.map(({ id }) => id)).size).toBe(transitions);
  });

  test('leads from states that there are to states that there are', () => {
    const ids = chart.nodes.map(({ id }) => id);
    expect(
      chart.transitions
        .flatMap(({ source, target = source }) => [source, target])
        .filter((id) => !ids.includes(id)),
    ).toEqual([]);
    expect(chart.nodes.filter(({ parent }) => parent === undefined).map(({ id }) => id)).toEqual([chart.id]);
    expect(chart.nodes.flatMap(({ parent = chart.id }) => parent).filter((id) => !ids.includes(id))).toEqual(
      [],
    );
  });

  test('can be cloned', () => {
    expect(structuredClone(chart)).toEqual(chart);
  });
});

describe('guards', () => {
  test('are text, however they are composed', () => {
    expect(animal('guards').transitions.map(({ event, guard }) => [event, guard])).toEqual([
      ['NAMED', 'isA'],
      ['PARAMS', 'isAbove(floor: 3)'],
      ['ALIAS', 'isBoth'],
      ['AND', 'isA and (isB or not isA)'],
      ['OR', '(isA and isB) or isB'],
      ['NOT', 'not (isA and isB)'],
      ['IN', 'in there.inside'],
      ['IN_ID', 'in #guards.there'],
      ['INLINE', 'inline'],
      ['LIST', 'isA'],
      ['LIST', 'isB'],
      ['LIST', undefined],
    ]);
  });

  test('are listed with the parts of a composed one', () => {
    expect(animal('guards').guards).toEqual([
      { name: 'isA', meaning: undefined },
      { name: 'isB', meaning: undefined },
      { name: 'isAbove', meaning: undefined },
      { name: 'isBoth', meaning: 'isA and isB' },
    ]);
  });

  test('of one trigger are numbered in the order of evaluation, and the transition after them is else', () => {
    const chart = chartOf(
      createMachine({
        id: 'm',
        initial: 'a',
        on: { X: { guard: 'g', actions: 'outside' } },
        always: [{ guard: 'g', target: '.b' }, { actions: 'act' }],
        states: {
          a: {
            on: {
              ONE: { guard: 'g', target: 'b' },
              FREE: 'b',
              X: [{ guard: 'g', target: 'b' }, { guard: 'h', target: 'b' }, { actions: 'never' }],
              LATE: [{ target: 'b' }, { guard: 'g', target: 'b' }],
            },
            after: {
              10: [{ guard: 'g', target: 'b' }, { target: 'b' }],
              20: { guard: 'g', target: 'b' },
            },
          },
          b: {},
        },
      }),
    );
    expect(chart.transitions.map((transition) => labelParts(transition).join(' '))).toEqual([
      'always [g]',
      'always [else] / act',
      'X [g] / outside',
      'ONE [g]',
      'FREE',
      'X [1. g]',
      'X [2. h]',
      'X [else] / never',
      'LATE',
      'LATE [g]',
      'after 10 ms [g]',
      'after 10 ms [else]',
      'after 20 ms [g]',
    ]);
  });

  test('name those they are composed of', () => {
    const named = animal('guards').transitions.find(({ event }) => event === 'AND');
    expect(named?.guardNames).toEqual(['isA', 'isB']);
  });
});

test('delays have name and value, and always with its description', () => {
  const chart = animal('delays');
  expect(lines(chart)).toEqual([
    'delays.waiting -- after: after 500 ms [inline] --> delays.done',
    'delays.waiting -- after: after 500 ms [else] / nag --> -',
    'delays.waiting -- after: after short 300 ms --> delays.done',
    'delays.waiting -- after: after later (computed) --> delays.done',
    'delays.done -- always: always --> delays.over',
  ]);
  expect(chart.delays).toEqual([
    { name: 'short', ms: 300 },
    { name: 'later', ms: 'computed' },
  ]);
  expect(chart.transitions.at(-1)?.description).toBe('Nothing is left.');
});

test("entry and exit are the author's, without the clockwork of XState", () => {
  expect(nodeIn(animal('delays'), 'delays.waiting')).toMatchObject({
    entry: ['greet'],
    exit: ['wave', 'raise(BYE)'],
  });
});

test('invoked and spawned actors have readable names', () => {
  const chart = animal('actors');
  expect(lines(chart)).toEqual([
    'actors.loading -- done: done load --> actors.next',
    'actors.loading -- error: error load / emit(FAILED) --> actors.failed',
    'actors.loading -- done: done save / assign --> -',
    'actors.next -- done: done child --> actors.end',
  ]);
  expect(chart.nodes[0]?.entry).toEqual(['spawnChild']);
  expect(nodeIn(chart, 'actors.loading')?.invokes).toEqual([
    { id: '0.actors.loading', name: 'load' },
    { id: 'saving', name: 'save' },
  ]);
  expect(chart.actors).toEqual([
    { name: 'load', machine: undefined },
    { name: 'save', machine: undefined },
    { name: 'child', machine: 'child' },
    { name: 'spawned', machine: 'child' },
  ]);
});

test('loops and actions differ', () => {
  expect(lines(animal('events'))).toEqual([
    'events -- event: RESET --> events.open',
    'events.open -- event: SELF --> events.open',
    'events.open -- event: AGAIN (re-enters) --> events.open',
    "events.open -- event: STAY / a, b(to: 'x', n: 1), inline --> -",
    'events.open -- event: odd: name; <b>"x"</b> %% $$ `y` \\n --> events.shut',
  ]);
});

test('tags and description are copied', () => {
  expect(nodeIn(animal('events'), 'events.open')).toMatchObject({
    tags: ['visible', 'busy'],
    description: 'Says: "hi"; <ends> with 100 % | more',
  });
});

test('regions and initial states keep their places', () => {
  const chart = animal('regions');
  expect(nodeIn(chart, 'regions.on.left')).toMatchObject({
    key: 'left',
    path: ['on', 'left'],
    parent: 'regions.on',
    type: 'compound',
  });
  expect(nodeIn(chart, 'regions.on')).toMatchObject({ type: 'parallel', initial: undefined });
  expect(nodeIn(chart, 'regions.a-b')?.initial).toBe('regions.a-b.c');
});

test('features that no machine of the site uses are named in an error', () => {
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    states: {
      a: {
        initial: 'b',
        onDone: { actions: 'act' },
        on: { 'mouse.*': '.b', BOTH: { target: ['#m.a.b', '#m.c'] } },
        states: { b: {}, before: { type: 'history' } },
      },
      c: {},
    },
  });
  expect(() => chartOf(machine)).toThrow(
    [
      'A chart cannot have: the wildcard mouse.* in m.a, several targets of BOTH in m.a,',
      'onDone of the children of m.a, the history state m.a.before.',
    ].join(' '),
  );
});
