import { describe, expect, test } from 'vitest';
import { headPath, linePath } from '../../../../../machines/statechart/react/linePath';

const points = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([x, y]) => ({ x, y }));

describe('a line', () => {
  test('ends where its head begins', () => {
    expect(linePath(points([0, 0], [0, 50]))).toBe('M0 0L0 42');
    expect(linePath(points([80, 5], [20, 5]))).toBe('M80 5L28 5');
  });

  test('has rounded corners', () => {
    expect(linePath(points([0, 0], [0, 40], [60, 40]))).toBe('M0 0L0 34Q0 40 6 40L52 40');
  });

  test('has smaller ones where there is no room for more', () => {
    expect(linePath(points([0, 0], [0, 4], [60, 4]))).toBe('M0 0L0 2Q0 4 2 4L52 4');
  });

  test('shorter than its head does not turn back', () => {
    expect(linePath(points([0, 0], [0, 5]))).toBe('M0 0L0 0');
  });

  test('without length, or without points, is a path all the same', () => {
    expect(linePath(points([3, 4], [3, 4]))).toBe('M3 4L3 4');
    expect(linePath([])).toBe('');
  });

  test('is rounded to a tenth of a px', () => {
    expect(linePath(points([0, 1 / 3], [0, 50 + 1 / 3]))).toBe('M0 0.3L0 42.3');
  });
});

describe('the head of a line', () => {
  test.each([
    ['down', points([0, 0], [0, 50]), 'M0 50L4.5 41L-4.5 41Z'],
    ['up', points([0, 50], [0, 0]), 'M0 0L-4.5 9L4.5 9Z'],
    ['right', points([0, 0], [50, 0]), 'M50 0L41 -4.5L41 4.5Z'],
    ['left', points([9, 9], [50, 0], [0, 0]), 'M0 0L9 4.5L9 -4.5Z'],
  ])('points %s, where the line ends', (_way, line, path) => {
    expect(headPath(line)).toBe(path);
  });

  test('is not there without a line', () => {
    expect(headPath(points([0, 0]))).toBe('');
  });
});
