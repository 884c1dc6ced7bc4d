import { describe, expect, test } from 'vitest';
import { compare, figures, readMutant } from '../../mutation/outcome.mjs';

const file = 'machines/lamp.machine.ts';
const source = ['/** A lamp. */', '  delays: {', '    fading: 1_500,', '  },', ''].join('\n');

const mutant = (line: string, replacement: string, status: string) => ({
  file,
  line,
  original: '1_500',
  replacement,
  status,
});

describe('a mutant is read', () => {
  test('as the change itself and the line it stands in', () => {
    const location = { start: { line: 3, column: 13 }, end: { line: 3, column: 18 } };
    expect(readMutant({ location, replacement: '1501', status: 'Killed' }, file, source)).toEqual(
      mutant('fading: 1_500,', '1501', 'Killed'),
    );
  });

  test('on one line, where it covers several', () => {
    const location = { start: { line: 2, column: 11 }, end: { line: 4, column: 4 } };
    expect(readMutant({ location, replacement: '{}', status: 'Killed' }, file, source)).toMatchObject({
      line: 'delays: {',
      original: '{ fading: 1_500, }',
      replacement: '{}',
    });
  });

  test('from the first line and column', () => {
    const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 4 } };
    expect(readMutant({ location, status: 'Ignored' }, file, source)).toMatchObject({
      original: '/**',
      replacement: '',
    });
  });
});

describe('survivors are compared with the list of the harmless', () => {
  const change = { file, line: 'fading: 1_500,', original: '1_500', replacement: '1501' };
  const harmless = [{ ...change, reason: 'Nobody sees a millisecond.' }];

  test('a survivor that is listed is expected', () => {
    expect(compare([mutant('fading: 1_500,', '1501', 'Survived')], harmless)).toEqual({
      unexpected: [],
      outdated: [],
    });
  });

  test.each([
    ['was changed otherwise', mutant('fading: 1_500,', '1499', 'Survived')],
    ['stands elsewhere', mutant('glowing: 1_500,', '1501', 'Survived')],
    ['is reached by no test', mutant('fading: 1_500,', '1499', 'NoCoverage')],
  ])('a survivor that %s is named', (_how, survivor) => {
    const listed = mutant('fading: 1_500,', '1501', 'Survived');
    expect(compare([listed, survivor], harmless)).toEqual({
      unexpected: [`${file}: 1_500 → ${survivor.replacement}\n    in ${survivor.line}`],
      outdated: [],
    });
  });

  test.each(['Killed', 'Timeout', 'RuntimeError', 'Ignored'])(
    'one that is listed and %s is named',
    (status) => {
      expect(compare([mutant('fading: 1_500,', '1501', status)], harmless)).toEqual({
        unexpected: [],
        outdated: [`${file}: 1_500 → 1501\n    in fading: 1_500,`],
      });
    },
  );

  test('one that is listed and is no more is named', () => {
    const other = mutant('glowing: 1_500,', '1501', 'Killed');
    expect(compare([other], harmless).outdated).toEqual([`${file}: 1_500 → 1501\n    in fading: 1_500,`]);
  });

  test('what is listed of a file that was not tried is left alone', () => {
    const elsewhere = { ...mutant('fading: 1_500,', '1501', 'Killed'), file: 'machines/other.machine.ts' };
    expect(compare([elsewhere], harmless)).toEqual({ unexpected: [], outdated: [] });
  });
});

test('the score is what was noticed, be it by its never ending, of what was tried', () => {
  const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'];
  expect(figures(statuses.map((status) => mutant('fading: 1_500,', '1501', status)))).toEqual({
    tried: 5,
    noticed: 2,
    'by timeout': 1,
    survived: 2,
    'not loaded': 1,
    'score in %': 60,
  });
  expect(figures([])).toMatchObject({ tried: 0, 'score in %': 0 });
});
