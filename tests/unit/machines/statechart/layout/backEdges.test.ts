import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf, chartTree } from '../../../../../machines/statechart/graph';
import { backEdges } from '../../../../../machines/statechart/layout/backEdges';

const tree = chartTree(
  chartOf(
    createMachine({
      id: 'm',
      initial: 'b',
      states: { a: {}, b: {}, c: { initial: 'x', states: { x: {}, y: {} } }, d: {} },
    }),
  ),
);

/** The reversed lines, as `from > to`. */
const turned = (...lines: readonly string[]) => [
  ...backEdges(
    tree,
    lines.map((id) => {
      const [source = '', target = ''] = id.split(' > ').map((name) => `m.${name}`);
      return { id, source, target };
    }),
  ),
];

describe('a line is turned round', () => {
  test('when it closes a circle that begins where the state starts', () => {
    expect(turned('a > b', 'b > c', 'c > a')).toEqual(['a > b']);
    expect(turned('b > c', 'c > d', 'd > c')).toEqual(['d > c']);
  });

  test('when it leads to where the state starts, circle or not', () => {
    expect(turned('d > b')).toEqual(['d > b']);
  });

  test('with the others between the same two', () => {
    expect(turned('b > d', 'd > b', 'd > c', 'c > d')).toEqual(['d > b', 'c > d']);
  });

  test('by the states in which its ends are, however deep', () => {
    expect(turned('c.y > a', 'a > c.x')).toEqual(['c.y > a']);
    expect(turned('c.y > c.x')).toEqual(['c.y > c.x']);
  });
});

test('no other line is turned: not in the order of the source, and not out of a state or into it', () => {
  expect(turned('a > c', 'c > d', 'a > d', 'c.x > c.y')).toEqual([]);
  expect(turned('c.x > c', 'c > c.y', 'd > d')).toEqual([]);
});
