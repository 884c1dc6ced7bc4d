import { describe, expect, test } from 'vitest';
import { classNamesIn, readSheet, rulesFor } from '../../../src/build/stylesheet';

test('empty groups are written too, in their order', async () => {
  const sheet = await readSheet('--sxs{--sxs:1 a}@media{a{b:c}}--sxs{--sxs:2 d}@media{.d{e:f}}');
  expect(await rulesFor(sheet, new Set(['d']))).toBe(
    '--sxs{--sxs:0}@media{}--sxs{--sxs:1 a}@media{a{b:c}}--sxs{--sxs:2 d}@media{.d{e:f}}' +
      '--sxs{--sxs:3}@media{}--sxs{--sxs:4}@media{}--sxs{--sxs:5}@media{}--sxs{--sxs:6}@media{}',
  );
});

test('a sheet of another form stops the build', async () => {
  await expect(readSheet('.a{color:red}')).rejects.toThrow('Stitches');
});

describe('the rules of a page', async () => {
  const sheet = await readSheet(
    [
      '--sxs{--sxs:0 t-a}@media{.t-a{--colors-ink:#101915}}',
      '--sxs{--sxs:1 k-turn k-rise hash}@media{@keyframes k-turn{to{rotate:1turn}}@keyframes k-rise{from{opacity:0}}html{margin:0}}',
      '--sxs{--sxs:2 c-one c-two}@media{.c-one{width:767.98px}@media (max-width: 767.98px){.c-one{display:none}}' +
        '.c-two > .c-one{color:red}.c-two{animation:k-turn 1s}}',
      '--sxs{--sxs:3 c-one-x-size-big c-two-y-size-big}@media{.c-one-x-size-big{margin:0}.c-two-y-size-big{margin:1px}}',
    ].join(''),
  );

  test('are the global ones and those of the classes in its markup, minified, in their order', async () => {
    const css = await rulesFor(sheet, classNamesIn('<p class="c-one c-one-x-size-big">c-two</p>'));
    expect(css).toContain(
      '--sxs{--sxs:2 c-one}@media{.c-one{width:767.98px}@media(max-width:767.98px){.c-one{display:none}}}',
    );
    expect(css).toContain('--sxs{--sxs:3 c-one-x-size-big}@media{.c-one-x-size-big{margin:0}}');
    expect(css).toContain('.t-a{--colors-ink:#101915}');
    expect(css).toContain('html{margin:0}');
    expect(css).not.toContain('c-two');
  });

  test('include every animation, so that none is inserted later', async () => {
    expect(await rulesFor(sheet, new Set(['c-one']))).toContain('@keyframes k-rise');
  });

  test('do not include a rule without a class, which stops the build', async () => {
    const odd = await readSheet('--sxs{--sxs:2 c-a}@media{p{color:red}}');
    await expect(rulesFor(odd, new Set())).rejects.toThrow(/belongs to no class: p/);
  });
});
