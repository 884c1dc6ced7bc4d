import { expect, test } from 'vitest';
import { completeGroups } from '../../../src/build/stylesheet';

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
