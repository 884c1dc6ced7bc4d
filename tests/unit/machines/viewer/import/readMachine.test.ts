import { describe, expect, test } from 'vitest';
import { machineJson } from '../../../../../machines/statechart/export/machineJson';
import { chartOf } from '../../../../../machines/statechart/graph';
import { limits } from '../../../../../machines/statechart/read';
import { readMachine } from '../../../../../machines/viewer/import/readMachine';
import { largeMachine } from '../../../../support/largeMachine';

const named = <Value>(count: number, value: (at: number) => Value): Record<string, Value> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at}`, value(at)]));

/** A machine of this many states in a ring. */
const ring = (count: number) => ({
  initial: 's0',
  states: named(count, (at) => ({ on: { GO: `s${(at + 1) % count}` } })),
});

/** Problems of the machines in a text. */
function problemsOf(machine: unknown): readonly string[] {
  const read = readMachine(typeof machine === 'string' ? machine : JSON.stringify(machine));
  return read.ok ? read.machines.flatMap(({ problems }) => problems.map(({ message }) => message)) : [];
}

/** States nested this deep, as text: no function that recurses could write it. */
const nested = (depth: number) => `${'{"initial":"a","states":{"a":'.repeat(depth)}{}${'}}'.repeat(depth)}`;

function messageFor(machine: unknown): string {
  const read = readMachine(typeof machine === 'string' ? machine : JSON.stringify(machine));
  return read.ok ? 'is read' : read.message.replace(/ \(\d+:\d+\)$/, '');
}

describe('a pasted machine', () => {
  test('is shown if another one of the text cannot be read, which is listed', () => {
    const text = `import { config } from './config';
      export const broken = createMachine(config);
      export const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: {} } });`;
    const read = readMachine(text);
    expect(read.ok && read.machines.map(({ name }) => name)).toEqual(['lamp']);
    expect(problemsOf(text)).toEqual([
      'The machine broken cannot be read: A machine is an object with "states", but config is imported from ./config.',
    ]);
  });

  test.each([
    ['of as many states as are read', ring(limits.states), 'is read'],
    ['of one state more', ring(limits.states + 1), 'The machine has more than 1,000 states.'],
    ['of 10,000 states', ring(10_000), 'The machine has more than 1,000 states.'],
    [
      'of 20,000 events in one state',
      { initial: 'a', states: { a: { on: named(20_000, () => 'a') } } },
      'The machine has more than 6,000 values.',
    ],
    [
      'of 501 events in one state',
      { initial: 'a', states: { a: { on: named(501, () => 'a') } } },
      '"on" has more than 500 entries.',
    ],
    ['of states in 40 levels', nested(40), 'is read'],
    ['of states in 51 levels', nested(51), 'The machine is nested more than 100 levels deep.'],
    ['of states in 100,000 levels', nested(100_000), /^The text has [\d,]+ characters; at most 1,000,000/],
    ['of lists in 400,000 levels', '['.repeat(400_000) + ']'.repeat(400_000), /^The machine is nested/],
    ['of 1 MB of text', JSON.stringify('x'.repeat(1_000_000)), /^The text has/],
  ])('%s', (_kind, machine, message) => {
    expect(messageFor(machine)).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
  });

  test.each([
    ['a state', '{"initial":"__proto__","states":{"__proto__":{},"a":{}}}'],
    ['an event', '{"initial":"a","states":{"a":{"on":{"__proto__":"a"}}}}'],
    ['a property', '{"initial":"a","states":{"a":{}},"__proto__":{"polluted":true}}'],
  ])(
    'with the name __proto__ for %s is drawn without it, and no object has new properties',
    (_place, text) => {
      expect(problemsOf(text).join()).toContain('__proto__ is not read.');
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  test('of the largest kind that is tested is below the limits', () => {
    expect(messageFor(machineJson(chartOf(largeMachine)))).toBe('is read');
  });

  test('may use names that every object has', () => {
    const text =
      '{"initial":"constructor","states":{"constructor":{"on":{"toString":"hasOwnProperty"}},"hasOwnProperty":{}}}';
    expect(messageFor(text)).toBe('is read');
  });

  test('with functions as text is read as text, and nothing runs', () => {
    const state = {
      entry: '() => { globalThis.polluted = true; }',
      on: { GO: { guard: 'throw 1', target: 'a' } },
    };
    const read = readMachine(JSON.stringify({ initial: 'a', states: { a: state } }));
    expect(read.ok && read.machines[0]?.guards.names).toEqual(['throw 1']);
    expect(Reflect.get(globalThis, 'polluted')).toBeUndefined();
  });

  test.each([
    ['an id that is no text', { id: { a: 1 }, initial: 'a', states: { a: {} } }, /^The id of the machine/],
    ['a state that is a list', { initial: 'a', states: { a: [] } }, /^The state a cannot be resolved/],
    ['an initial state that is missing', { initial: 'b', states: { a: {} } }, /has no child b/],
  ])('with %s is drawn, and the problem is listed', (_fault, machine, message) => {
    expect(problemsOf(machine)).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    ['always', { a: { always: 'b' }, b: { always: 'a' } }],
    ['after no time', { a: { after: { 0: 'b' } }, b: { after: { 0: 'a' } } }],
  ])('whose states lead to each other by %s is read: the engine limits its steps', (_cause, states) => {
    expect(messageFor({ initial: 'a', states })).toBe('is read');
  });
});
