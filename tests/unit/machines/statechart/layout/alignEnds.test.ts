import { describe, expect, test } from 'vitest';
import { alignEnds, endsAt } from '../../../../../machines/statechart/layout/alignEnds';
import type { Box, Point } from '../../../../../machines/statechart/layout/drawing';

const box: Box = { x: 0, y: 0, width: 100, height: 80 };

/** A line into the box from the left, through points that are given as pairs. */
const line = (...points: readonly (readonly [number, number])[]) => ({
  points: points.map(([x, y]): Point => ({ x, y })),
});

/** From a label to the left border, with a step of 6 px in front of it. */
const stepped = line([-60, 26], [-10, 26], [-10, 20], [0, 20]);
const straight = line([-60, 26], [0, 26]);

const aligned = (lines: readonly ReturnType<typeof line>[], obstacles: readonly Box[] = []) =>
  alignEnds({ lines, ends: endsAt(lines, box) }, box, obstacles).lines;

describe('the end of a line', () => {
  test('moves to where the line leads straight on, in both directions of the line', () => {
    expect(aligned([stepped])).toEqual([straight]);
    const back = { points: stepped.points.toReversed() };
    expect(aligned([back])).toEqual([{ points: straight.points.toReversed() }]);
  });

  test('moves at a border above as well', () => {
    expect(aligned([line([40, -60], [40, -10], [46, -10], [46, 0])])).toEqual([line([40, -60], [40, 0])]);
  });

  test('moves with all lines that have it in common, or not at all', () => {
    const branch = line([-60, 12], [-10, 12], [-10, 20], [0, 20]);
    expect(aligned([stepped, branch])).toEqual([stepped, branch]);
    const same = line([-40, 26], [-10, 26], [-10, 20], [0, 20]);
    expect(aligned([stepped, same])).toEqual([straight, line([-40, 26], [0, 26])]);
  });

  test('makes room for the next one', () => {
    const below = line([-60, 36], [-18, 36], [-18, 30], [0, 30]);
    expect(aligned([stepped, below])).toEqual([straight, line([-60, 36], [0, 36])]);
  });

  test.each<[string, ReturnType<typeof line>, readonly Box[]]>([
    ['a longer step', line([-60, 60], [-10, 60], [-10, 20], [0, 20]), []],
    ['a turn', line([-10, 60], [-10, 20], [0, 20]), []],
    ['a step back', line([10, 26], [-10, 26], [-10, 20], [0, 20]), []],
    ['a corner', line([-60, 78], [-10, 78], [-10, 70], [0, 70]), []],
    ['its label', stepped, [{ x: -14, y: 16, width: 8, height: 8 }]],
    ['something beside it', stepped, [{ x: -8, y: 30, width: 6, height: 20 }]],
  ])('stays before %s', (_, stays, obstacles) => {
    expect(aligned([stays], obstacles)).toEqual([stays]);
  });

  test('stays before another line, and passes no other end', () => {
    const across = line([-5, 23], [-5, 70]);
    expect(aligned([stepped, across])).toEqual([stepped, across]);
    const near = line([-60, 30], [0, 30]);
    expect(aligned([stepped, near])).toEqual([stepped, near]);
  });
});
