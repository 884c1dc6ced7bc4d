import { describe, expect, test } from 'vitest';
import { syntaxOf } from '../../mutation/meaning.mjs';
import { compare, figures, readMutant } from '../../mutation/outcome.mjs';

const file = 'machines/lamp.machine.ts';
const source = `
export const lampMachine = setup({
  delays: { fading: 1_500 },
  guards: {
    isNight: ({ event }) => event.type === 'lamp.switched' && event.hour > 20,
  },
  actions: {
    note: assign(({ event }) => {
      if (event.type !== 'lamp.switched') return {};
      return { hour: event.hour };
    }),
    reset: assign({ level: 0, hour: undefined }),
  },
} as const);
`;
const of = { file, source, syntax: syntaxOf(source) };

/** The mutant that replaces a text of the source. */
function replacing(text: string, replacement: string, status = 'Survived') {
  const offset = source.indexOf(text);
  const placeAt = (at: number) => {
    const before = source.slice(0, at).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  };
  const location = { start: placeAt(offset), end: placeAt(offset + text.length) };
  return readMutant({ location, replacement, status }, of);
}

const slower = replacing('1_500', '1501');

describe('a mutant is read by its meaning', () => {
  test('the keys around it and the change', () => {
    expect(slower).toEqual({
      file,
      status: 'Survived',
      place: 'lampMachine.delays.fading',
      change: '1_500 → 1501',
      isTypeTest: false,
    });
  });

  test('an object that has lost a property, whatever else is in it', () => {
    expect(replacing('{ level: 0, hour: undefined }', '{\n  level: 0\n}')).toMatchObject({
      place: 'lampMachine.actions.reset',
      change: 'without hour',
    });
    expect(replacing('{ level: 0, hour: undefined }', '{}').change).toBe(
      '{ level: 0, hour: undefined } → {}',
    );
  });

  test.each([
    ["event.type === 'lamp.switched'", 'true', true],
    ["event.type === 'lamp.switched'", 'false', false],
    ["event.type !== 'lamp.switched'", 'false', true],
    ["event.type !== 'lamp.switched'", 'true', false],
    ['event.hour > 20', 'true', false],
  ])('the test of an event type that is passed: %s → %s', (text, replacement, isTypeTest) => {
    expect(replacing(text, replacement).isTypeTest).toBe(isTypeTest);
  });

  test('the same after the code around it has moved', () => {
    const moved = `const GLOW = 1;\n${source.replace('guards:', '/* Asked. */\n  guards:')}`;
    const [line = 0] = moved
      .split('\n')
      .flatMap((text, index) => (text.includes('1_500') ? [index + 1] : []));
    const location = { start: { line, column: 21 }, end: { line, column: 26 } };
    const result = { location, replacement: '1501', status: 'Survived' };
    expect(readMutant(result, { file, source: moved, syntax: syntaxOf(moved) })).toEqual(slower);
  });
});

describe('survivors are compared with the list of the harmless', () => {
  const { place, change } = slower;
  const harmless = [{ file, place, change, reason: 'Nobody sees a millisecond.' }];
  const inWords = `${file}: 1_500 → 1501, in lampMachine.delays.fading`;

  test('a survivor that is listed is expected', () => {
    expect(compare([slower], harmless)).toEqual({ unexpected: [], outdated: [] });
  });

  test.each([
    ['was changed otherwise', { change: '1_500 → 1499' }],
    ['is elsewhere', { place: 'lampMachine.delays.glowing' }],
    ['is reached by no test', { change: '1_500 → 1499', status: 'NoCoverage' }],
  ])('a survivor that %s is named', (_how, difference) => {
    const survivor = { ...slower, ...difference };
    expect(compare([slower, survivor], harmless)).toEqual({
      unexpected: [`${file}: ${survivor.change}, in ${survivor.place}`],
      outdated: [],
    });
  });

  test.each(['Killed', 'Timeout', 'RuntimeError', 'Ignored'])(
    'one that is listed and %s is named',
    (status) => {
      expect(compare([{ ...slower, status }], harmless)).toEqual({ unexpected: [], outdated: [inWords] });
    },
  );

  test('one that is listed and does not exist is named', () => {
    expect(compare([replacing('20', '21', 'Killed')], harmless).outdated).toEqual([inWords]);
  });

  test('what is listed of a file that was not tried is left alone', () => {
    const elsewhere = { ...slower, status: 'Killed', file: 'machines/other.machine.ts' };
    expect(compare([elsewhere], harmless)).toEqual({ unexpected: [], outdated: [] });
  });

  test('an entry for all machines describes every mutant of its meaning, and is never outdated', () => {
    const everywhere = [{ isTypeTest: true as const, reason: 'For the compiler.' }];
    expect(compare([replacing("event.type === 'lamp.switched'", 'true')], everywhere)).toEqual({
      unexpected: [],
      outdated: [],
    });
    expect(
      compare([replacing("event.type === 'lamp.switched'", 'false')], everywhere).unexpected,
    ).toHaveLength(1);
    expect(compare([{ ...slower, status: 'Killed' }], everywhere).outdated).toEqual([]);
  });
});

test('the score is what was noticed, be it by its never ending, of what was tried', () => {
  const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'];
  expect(figures(statuses.map((status) => ({ ...slower, status })))).toEqual({
    tried: 5,
    detected: 2,
    'by timeout': 1,
    survived: 2,
    'not loaded': 1,
    'score in %': 60,
  });
  expect(figures([])).toMatchObject({ tried: 0, 'score in %': 0 });
});
