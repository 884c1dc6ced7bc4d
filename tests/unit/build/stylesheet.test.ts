import { describe, expect, test } from 'vitest';
import { classNamesIn, completeGroups, rulesFor } from '../../../src/build/stylesheet';

test('the groups of a sheet that are empty are written out, in their order', () => {
  const css = '--sxs{--sxs:1 a}@media{a{b:c}}--sxs{--sxs:2 d}@media{.d{e:f}}';
  expect(completeGroups(css)).toBe(
    '--sxs{--sxs:0}@media{}--sxs{--sxs:1 a}@media{a{b:c}}--sxs{--sxs:2 d}@media{.d{e:f}}' +
      '--sxs{--sxs:3}@media{}--sxs{--sxs:4}@media{}--sxs{--sxs:5}@media{}--sxs{--sxs:6}@media{}',
  );
});

test('a sheet of another form stops the build', () => {
  expect(() => completeGroups('.a{color:red}')).toThrow('Stitches');
});

describe('the rules of a page', () => {
  const sheet = completeGroups(
    [
      '--sxs{--sxs:0 t-a}@media{.t-a{--colors-ink:#101915}}',
      '--sxs{--sxs:1 k-turn k-rise hash}@media{@keyframes k-turn{to{rotate:1turn}}@keyframes k-rise{from{opacity:0}}html{margin:0}}',
      '--sxs{--sxs:2 c-one c-two}@media{.c-one{width:767.98px}@media (max-width: 767.98px){.c-one{display:none}}' +
        '.c-two > .c-one{color:red}.c-two{animation:k-turn 1s}}',
      '--sxs{--sxs:3 c-one-x-size-big c-two-y-size-big}@media{.c-one-x-size-big{margin:0}.c-two-y-size-big{margin:1px}}',
    ].join(''),
  );

  test('are the global ones and those of the classes in its markup, in their order', () => {
    const css = rulesFor(sheet, classNamesIn('<p class="c-one c-one-x-size-big">c-two</p>'));
    expect(css).toContain(
      '--sxs{--sxs:2 c-one}@media{.c-one{width:767.98px}@media (max-width: 767.98px){.c-one{display:none}}}',
    );
    expect(css).toContain('--sxs{--sxs:3 c-one-x-size-big}@media{.c-one-x-size-big{margin:0}}');
    expect(css).toContain('.t-a{--colors-ink:#101915}');
    expect(css).toContain('html{margin:0}');
    expect(css).not.toContain('c-two');
  });

  test('include the animations that they use, and name no others', () => {
    expect(rulesFor(sheet, new Set(['c-one']))).not.toMatch(/k-turn|k-rise/);
    const css = rulesFor(sheet, new Set(['c-two']));
    expect(css).toContain('--sxs{--sxs:1 k-turn hash}@media{@keyframes k-turn{to{rotate:1turn}}html');
    expect(css).not.toContain('k-rise');
  });

  test('of all classes together are the whole sheet', () => {
    const all = new Set(['c-one', 'c-two', 'c-one-x-size-big', 'c-two-y-size-big']);
    const used = sheet.replace(' k-rise', '').replace('@keyframes k-rise{from{opacity:0}}', '');
    expect(rulesFor(sheet, all)).toBe(used);
  });

  test('do not include a rule without a class, which stops the build', () => {
    const odd = completeGroups('--sxs{--sxs:2 c-a}@media{p{color:red}}');
    expect(() => rulesFor(odd, new Set())).toThrow('belongs to no class: p{color:red}');
  });
});
