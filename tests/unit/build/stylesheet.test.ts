import { describe, expect, test } from 'vitest';
import { classNamesIn, completeGroups, rulesFor } from '../../../src/build/stylesheet';
import { namesInSheet } from '../../../src/theme/classNames';

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

test.each([
  ['padding:8', 'padding: 8 has no unit.'],
  ['margin-top:-1.5', 'margin-top: -1.5 has no unit.'],
])('a length without its unit stops the build: %s', (declaration, message) => {
  expect(() => completeGroups(`--sxs{--sxs:2 a}@media{.a{color:red;${declaration}}}`)).toThrow(message);
});

test('numbers that have no unit pass', () => {
  const declarations = 'margin:0;line-height:1.3;font-weight:550;z-index:-1;--bar:1;flex:1;opacity:.78';
  expect(() => completeGroups(`--sxs{--sxs:2 a}@media{.a{${declarations}}}`)).not.toThrow();
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
      '--sxs{--sxs:2}@media{.c-one{width:767.98px}@media (max-width: 767.98px){.c-one{display:none}}}',
    );
    expect(css).toContain('--sxs{--sxs:3}@media{.c-one-x-size-big{margin:0}}');
    expect(css).toContain('.t-a{--colors-ink:#101915}');
    expect(css).toContain('html{margin:0}');
    expect(css).not.toContain('c-two');
  });

  test('include every animation, so that none is inserted later', () => {
    expect(rulesFor(sheet, new Set(['c-one']))).toContain('@keyframes k-rise');
  });

  test('are written without what a browser does not need', () => {
    const wordy = completeGroups(
      '--sxs{--sxs:2 c-a}@media{.c-a > p{margin:0 -0.5em calc(1px + 0.25rem);padding-block-start:1px;padding-block-end:1px}}',
    );
    expect(rulesFor(wordy, new Set(['c-a']))).toContain(
      '.c-a>p{margin:0 -.5em calc(1px + .25rem);padding-block:1px}',
    );
  });

  test('of all classes together are the whole sheet, whose groups need no list of their classes', () => {
    const all = new Set(['c-one', 'c-two', 'c-one-x-size-big', 'c-two-y-size-big']);
    const css = rulesFor(sheet, all);
    expect(css).toBe(sheet.replaceAll(' > ', '>').replaceAll(/(--sxs:[23]) [^}]*/g, '$1'));
    expect(namesInSheet(css, '2')).toEqual(expect.arrayContaining(['c-one', 'c-two']));
    expect(namesInSheet(css, '3')).toEqual(['c-one-x-size-big', 'c-two-y-size-big']);
    expect(namesInSheet(css, '4')).toEqual([]);
  });

  test('do not include a rule without a class, which stops the build', () => {
    const odd = completeGroups('--sxs{--sxs:2 c-a}@media{p{color:red}}');
    expect(() => rulesFor(odd, new Set())).toThrow('belongs to no class: p{color:red}');
  });
});
