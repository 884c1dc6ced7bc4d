import { describe, expect, test, vi } from 'vitest';
import { namesInSheet, styleName } from '../../../src/theme/classNames';
import { fc } from '../../support/fastCheck';

describe('the name of a style', () => {
  test('has three letters or digits, and is the same each time', () => {
    fc.assert(
      fc.property(fc.record({ color: fc.string(), margin: fc.integer() }), (style) => {
        vi.stubGlobal('document', {});
        expect(styleName(style)).toMatch(/^[0-9A-Za-z]{3}$/);
        expect(styleName({ ...style })).toBe(styleName(style));
        vi.unstubAllGlobals();
      }),
    );
  });

  test('that another style has already stops the prerendering', () => {
    const name = styleName({ color: 'red' });
    let width = 0;
    vi.stubGlobal('document', {});
    while (styleName({ width }) !== name) width += 1;
    vi.unstubAllGlobals();
    expect(() => styleName({ width })).toThrow(`Two styles have the name ${name}. Change SEED`);
  });
});

test('a sheet names a class once for each rule that begins with it', () => {
  const sheet =
    '--sxs{--sxs:2}@media{.c-abc{margin:.5rem}@media(hover:hover){.c-abc:hover .c-other{color:red}}.c-1Z9>p{top:0}}' +
    '--sxs{--sxs:3}@media{.c-abc-d0e{margin:0}}';
  expect(new Set(namesInSheet(sheet, '2'))).toEqual(new Set(['c-abc', 'c-1Z9']));
  expect(namesInSheet(sheet, '3')).toEqual(['c-abc-d0e']);
});
