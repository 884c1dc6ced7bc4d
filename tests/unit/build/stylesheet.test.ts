import { expect, test } from 'vitest';
import { minifySheet } from '../../../src/build/stylesheet';

test('empty groups are written too, in their order', async () => {
  const sheet = '--sxs{--sxs:1 a}@media{a{b:c}}--sxs{--sxs:2 d}@media{.d{e:f}}';
  expect(await minifySheet(sheet)).toBe(
    '--sxs{--sxs:0}@media{}--sxs{--sxs:1 a}@media{a{b:c}}--sxs{--sxs:2 d}@media{.d{e:f}}' +
      '--sxs{--sxs:3}@media{}--sxs{--sxs:4}@media{}--sxs{--sxs:5}@media{}--sxs{--sxs:6}@media{}',
  );
});

test('the groups of two sheets are merged, each text once', async () => {
  const theme = '--sxs{--sxs:0 t-a}@media{.t-a{--colors-ink:#101915}}';
  const animations = `${theme}--sxs{--sxs:1 k-turn}@media{@keyframes k-turn{to{rotate:1turn}}}`;
  const page = `${theme}--sxs{--sxs:1 hash}@media{html{margin:0}}`;
  expect(await minifySheet(animations + page)).toContain(
    `${theme}--sxs{--sxs:1 k-turn hash}@media{@keyframes k-turn{to{rotate:1turn}}html{margin:0}}--sxs{--sxs:2}`,
  );
});

test('the rules of a group are minified in their order', async () => {
  const sheet =
    '--sxs{--sxs:2 c-a c-b}@media{.c-b{width:767.98px}@media (max-width: 767.98px){.c-b{display: none}}.c-a > .c-b{color:red}}';
  expect(await minifySheet(sheet)).toContain(
    '--sxs{--sxs:2 c-a c-b}@media{.c-b{width:767.98px}@media(max-width:767.98px){.c-b{display:none}}.c-a>.c-b{color:red}}',
  );
});

test('a sheet of another form stops the build', async () => {
  await expect(minifySheet('.a{color:red}')).rejects.toThrow('Stitches');
});
