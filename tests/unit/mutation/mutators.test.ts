import { Instrumenter } from '@stryker-mutator/instrumenter';
import { beforeAll, expect, test } from 'vitest';
import { addMutators } from '../../mutation/addMutators.mjs';
import { strykerPlugins } from '../../mutation/ignorer.mjs';

const lamp = `
const switching = {
  'lamp.switched': [{ guard: 'isDark', target: 'on' }, { actions: 'blink' }],
} as const;

export const lampMachine = setup({
  types: { context: {} as Lamp, events: {} as LampEvent },
  delays: { fading: 1_500, none: 0 },
  guards: {
    isDark: ({ context }) => context.lux === 'none',
    isNight: and(['isDark', 'isLate']),
    isDay: not('isNight'),
    isBright: stateIn({ on: 'bright' }),
  },
  actions: { dim: assign({ level: 3, isDim }), blink },
}).createMachine({
  id: 'lamp',
  description: 'A lamp.',
  initial: 'off',
  states: {
    off: { on: switching, entry: ['dim', 'blink'] },
    on: {
      initial: 'bright',
      after: { fading: { target: '#lamp.off' } },
      on: { 'lamp.dimmed': { target: '.faint', actions: 'dim' } },
      states: {
        bright: { always: { target: 'faint' } },
        faint: { invoke: { src, onDone: { target: '#lamp.broken' } } },
      },
    },
    broken: { on: { 'lamp.mended': { target: 'on.faint' } } },
  },
});
`;

const no = () => false;
const nothing = () => undefined;
const silence: ConstructorParameters<typeof Instrumenter>[0] = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no },
  ...{ isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no },
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
};

/** What Stryker makes of the lamp: each change as 'original → replacement'. */
const changes: {
  readonly mutator: string;
  readonly change: string;
  readonly line: number;
  readonly isIgnored: boolean;
}[] = [];

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of the lamp at a place; the instrumenter counts lines and columns from 0. */
function textAt({ start, end }: Record<'start' | 'end', { readonly line: number; readonly column: number }>) {
  const lines = lamp.split('\n');
  const offsetOf = ({ line, column }: typeof start) =>
    lines.slice(0, line).join('\n').length + Math.min(1, line) + column;
  return lamp.slice(offsetOf(start), offsetOf(end));
}

beforeAll(async () => {
  await addMutators();
  const ignorers = strykerPlugins.map(({ value }) => value);
  const { mutants } = await new Instrumenter(silence).instrument(
    [{ name: 'lamp.machine.ts', mutate: true, content: lamp }],
    { plugins: null, excludedMutations: [], ignorers },
  );
  for (const { mutatorName, location, replacement, status } of mutants) {
    changes.push({
      mutator: mutatorName,
      change: `${oneLine(textAt(location))} → ${oneLine(replacement ?? '')}`,
      line: location.start.line,
      isIgnored: status === 'Ignored',
    });
  }
});

const changesBy = (name: string) =>
  changes.filter(({ mutator, isIgnored }) => mutator === name && !isIgnored).map(({ change }) => change);

test('every number is one more and one less', () => {
  expect(changesBy('Number')).toEqual(['1_500 → 1501', '1_500 → 1499', '0 → 1', '0 → -1', '3 → 4', '3 → 2']);
});

test('every text that names a state names the next one beside it, the first after the last', () => {
  expect(changesBy('State')).toEqual([
    '\'on\' → "broken"',
    '\'bright\' → "faint"',
    '\'off\' → "on"',
    '\'bright\' → "faint"',
    '\'#lamp.off\' → "#lamp.on"',
    '\'.faint\' → ".bright"',
    '\'faint\' → "bright"',
    '\'#lamp.broken\' → "#lamp.off"',
    '\'on.faint\' → "on.bright"',
  ]);
});

test('every transition is missing once', () => {
  expect(changesBy('Transition')).toEqual([
    "[{ guard: 'isDark', target: 'on' }, { actions: 'blink' }] → [{ actions: 'blink' }]",
    "[{ guard: 'isDark', target: 'on' }, { actions: 'blink' }] → [{ guard: 'isDark', target: 'on' }]",
    "{ src, onDone: { target: '#lamp.broken' } } → { src }",
  ]);
  expect(changesBy('ObjectLiteral')).toEqual(
    expect.arrayContaining([
      "{ fading: { target: '#lamp.off' } } → {}",
      "{ 'lamp.dimmed': { target: '.faint', actions: 'dim' } } → {}",
      "{ always: { target: 'faint' } } → {}",
    ]),
  );
});

test('every guard is missing once where it is used, turned round where it is defined, and in parts', () => {
  expect(changesBy('Guard')).toEqual([
    "{ guard: 'isDark', target: 'on' } → { target: 'on' }",
    "({ context }) => context.lux === 'none' → ({ context }) => !(context.lux === 'none')",
    "['isDark', 'isLate'] → ['isLate']",
    "['isDark', 'isLate'] → ['isDark']",
    "not('isNight') → 'isNight'",
  ]);
});

test('every action is missing once, and every value that is assigned', () => {
  expect(changesBy('Action')).toEqual([
    '{ level: 3, isDim } → { isDim }',
    '{ level: 3, isDim } → { level: 3 }',
    "{ on: switching, entry: ['dim', 'blink'] } → { on: switching }",
    "['dim', 'blink'] → ['blink']",
    "['dim', 'blink'] → ['dim']",
    "{ target: '.faint', actions: 'dim' } → { target: '.faint' }",
  ]);
});

test('words and types are left out', () => {
  expect(changes.filter(({ isIgnored }) => isIgnored).map(({ change }) => change)).toEqual([
    '{ context: {} as Lamp, events: {} as LampEvent } → {}',
    '\'A lamp.\' → ""',
  ]);
});

test('what is declared as const is mutated too, and by Stryker’s own mutators', () => {
  expect(changesBy('ArrayDeclaration')).toContain(
    "[{ guard: 'isDark', target: 'on' }, { actions: 'blink' }] → []",
  );
  expect(changesBy('StringLiteral')).toContain('\'blink\' → ""');
});

test('nothing is changed in the same way twice', () => {
  const made = changes.map(({ change, line }) => `${line}: ${change}`);
  expect(made.filter((change, index) => made.indexOf(change) !== index)).toEqual([]);
});
