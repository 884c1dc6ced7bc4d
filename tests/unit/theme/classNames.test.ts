import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fc } from '../../support/fastCheck';

type ClassNames = typeof import('../../../src/theme/classNames');

/** The functions of a new page or build, with its table of displacements. */
async function classNames(table: string): Promise<ClassNames> {
  vi.resetModules();
  vi.stubGlobal('__DISPLACEMENTS__', table);
  return import('../../../src/theme/classNames');
}

beforeEach(() => vi.stubGlobal('document', undefined));
afterEach(() => vi.unstubAllGlobals());

const TABLE = '0'.repeat(32);

describe('the class of a style', () => {
  test('has two letters, and is the same in each browser, in whatever order it meets the styles', async () => {
    const styles = [{ color: 'red' }, { margin: 0 }, { '& > p': { margin: '1rem' } }];
    const first = await classNames(TABLE);
    const names = styles.map((style) => first.className(style));
    const second = await classNames(TABLE);
    expect(styles.toReversed().map((style) => second.className(style))).toEqual(names.toReversed());
    for (const name of names) expect(name).toMatch(/^[a-z]{2}$/);
  });

  test('of a variant depends on the style that it varies', async () => {
    const { className } = await classNames(TABLE);
    const [one, other] = [className({ color: 'red' }), className({ color: 'blue' })];
    expect(className({ margin: 0 }, one)).not.toBe(className({ margin: 0 }, other));
    expect(className({ margin: 0 }, one)).not.toBe(className({ margin: 0 }));
  });

  test('is long without a table, which the build makes from what was named', async () => {
    const { className, namedHashes, nameVariants } = await classNames('');
    const owner = className({ color: 'red' });
    expect(owner).toMatch(/^s[0-9a-z]{3,}$/);
    nameVariants(owner, [
      [{ size: 'small' }, { margin: 0 }],
      [{ size: 'large' }, { margin: '1rem' }],
    ]);
    expect(new Set(namedHashes()).size).toBe(3);
  });

  test('that another style has already stops the prerendering', async () => {
    const { className } = await classNames(TABLE);
    const nameMany = () => {
      for (let width = 0; width < 1000; width += 1) className({ width });
    };
    expect(nameMany).toThrow(/^Two styles have the name [a-z]{2}; one is \{"width":\d+\}$/);
    vi.stubGlobal('document', {});
    expect(nameMany).not.toThrow();
  });
});

test('keyframes have one name, with and without a table, because styles contain it', async () => {
  const keyframes = { to: { transform: 'rotate(1turn)' } };
  const { prefixedName: collecting } = await classNames('');
  const { prefixedName: rendering } = await classNames(TABLE);
  expect(rendering(keyframes)).toBe(collecting(keyframes));
});

describe('the table of displacements', () => {
  test('gives each of many styles a name of its own, which no ad blocker hides', async () => {
    const { displacementsFor } = await import('../../../src/build/displacements');
    const { bucketOf, FIRST_DISPLACEMENT, nameOf } = await import('../../../src/theme/classNames');
    const hashes = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 1, maxLength: 450 });
    fc.assert(
      fc.property(hashes, (styles) => {
        const table = displacementsFor(styles);
        const names = styles.map((bits) =>
          nameOf(bits, table.charCodeAt(bucketOf(bits, table.length)) - FIRST_DISPLACEMENT),
        );
        expect(new Set(names).size).toBe(styles.length);
        expect(names).not.toContain('ad');
        expect(JSON.stringify(table)).toHaveLength(table.length + 2);
      }),
      { numRuns: 50 },
    );
  });

  test('cannot be made for more styles than there are names', async () => {
    const { displacementsFor } = await import('../../../src/build/displacements');
    const hashes = Array.from({ length: 677 }, (_, index) => index * 7919);
    expect(() => displacementsFor(hashes)).toThrow('No table gives 677 styles one of 676 names each');
  });
});

test('a sheet names a class once for each rule that begins with it', async () => {
  const { namesInSheet } = await classNames(TABLE);
  const sheet =
    '--sxs{--sxs:2}@media{.ab{margin:.5rem}@media(hover:hover){.ab:hover .other{color:red}}.cd>p{top:0}}' +
    '--sxs{--sxs:3}@media{.ef{margin:0}}';
  expect(new Set(namesInSheet(sheet, '2'))).toEqual(new Set(['ab', 'cd']));
  expect(namesInSheet(sheet, '3')).toEqual(['ef']);
});
