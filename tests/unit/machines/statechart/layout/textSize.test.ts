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
    ['unbreakable_name', ['unbreakabl', 'e_name']],
    ['a unbreakable_name b', ['a', 'unbreakabl', 'e_name b']],
    ['exactly 10', ['exactly 10']],
    ['shouldSignIn', ['shouldSign', 'In']],
    ['shouldSignInAgain', ['shouldSign', 'InAgain']],
    ['a.machine.state', ['a.machine.', 'state']],
    ['HTTPREQUESTFAILED', ['HTTPREQUES', 'TFAILED']],
    ['1. shouldSignInAgain', ['1. should', 'SignIn', 'Again']],
  ])('into lines of at most 10 characters: %j', (text, lines) => {
    expect(wrap(text, 10)).toEqual(lines);
  });

  test('never inside a character', () => {
    expect(wrap('🙂🙂🙂', 2)).toEqual(['🙂🙂', '🙂']);
  });
});

describe('the width of a text', () => {
  test('in the monospaced font is the same for every western character', () => {
    expect(monoWidth('iiiiiWWWWW')).toBeCloseTo(66);
    expect(monoWidth('“é…”')).toBeCloseTo(4 * 6.6);
  });

  test('that the fonts do not have is not taken for narrower than it may be', () => {
    expect(monoWidth('状态')).toBeGreaterThanOrEqual(2 * 11);
    expect(titleWidth('状态')).toBeGreaterThanOrEqual(2 * 15);
    expect(monoWidth('🙂')).toBeGreaterThanOrEqual(11);
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
      ['Über-Größe', 76.1],
      ['open (12)', 63.3],
      ['fieldErrors', 68.4],
    ] as const),
  ])('as a name is estimated a little too wide: %s', (title, measured) => {
    expect(titleWidth(title)).toBeGreaterThanOrEqual(measured);
    expect(titleWidth(title)).toBeLessThanOrEqual(measured * 1.5);
  });
});
