import { describe, expect, test } from 'vitest';
import { monoWidth, titleWidth, wrap } from '../../../../../machines/statechart/layout/textSize';

describe('a text is broken', () => {
  test.each<[string, readonly string[]]>([
    ['', ['']],
    ['short', ['short']],
    ['two words', ['two words']],
    ['three short words', ['three', 'short', 'words']],
    ['one two three', ['one two', 'three']],
    ['  space\n around ', ['space', 'around']],
    ['exactly 10', ['exactly 10']],
    ['a shouldSignInAgain b', ['a', 'shouldSignInAgain', 'b']],
  ])('into lines of at most 10 characters: %j', (text, lines) => {
    expect(wrap(text, 10)).toEqual(lines);
  });
});

describe('the width of a text', () => {
  test('in the monospaced font is the same for every character', () => {
    expect(monoWidth('iiiiiWWWWW')).toBeCloseTo(66);
  });

  /** Measured in Chromium with Familjen Grotesk 550 at 15 px. */
  test.each([
    ...([
      ['idle', 23.8],
      ['loadingScript', 88.2],
      ['MMMM WWWW', 110.7],
      ['NANNY & SONS', 103.6],
    ] as const),
    ...([
      ['illicit', 31.1],
      ['open (12)', 63.3],
      ['fieldErrors', 68.4],
    ] as const),
  ])('as a name is estimated a little too wide: %s', (title, measured) => {
    expect(titleWidth(title)).toBeGreaterThanOrEqual(measured);
    expect(titleWidth(title)).toBeLessThanOrEqual(measured * 1.5);
  });
});
