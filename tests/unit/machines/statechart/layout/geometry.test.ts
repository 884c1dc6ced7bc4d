import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../../../machines/statechart/graph';
import type { Box, Drawing, DrawnLine, Point } from '../../../../../machines/statechart/layout/drawing';
import { violationsIn } from '../../../../support/geometry';
import { layOut } from '../../../../support/layOut';

const chart = chartOf(
  createMachine({
    id: 'm',
    initial: 'a',
    on: { HOME: '.a' },
    states: {
      a: { on: { GO: 'b', IN: 'c' } },
      b: {},
      c: { initial: 'd', states: { d: {} } },
    },
  }),
);
const drawing = await layOut(chart);

const boxOf = (id: string): Box =>
  drawing.states.find((state) => state.id === id)?.box ?? { x: 0, y: 0, width: 0, height: 0 };
const moved = (id: string, box: Partial<Box>): Drawing => ({
  ...drawing,
  states: drawing.states.map((state) =>
    state.id === id ? { ...state, box: { ...state.box, ...box } } : state,
  ),
});
const changed = (id: string, change: (line: DrawnLine) => Partial<DrawnLine>): Drawing => ({
  ...drawing,
  lines: drawing.lines.map((line) => (line.link.id === id ? { ...line, ...change(line) } : line)),
});
const labelAt = (id: string, at: Point): Drawing =>
  changed(id, ({ label }) => ({ label: label && { ...label, box: { ...label.box, ...at } } }));

/** GO, from `a` to `b`; HOME, from inside the root to `a`. */
const [GO, HOME] = ['m.a/0>0', 'm/0>0'];
const { x, y, width, height } = boxOf('m.b');
const centre = { x: x + width / 2, y: y + height / 2 };

/** A detour to a point and back. */
const through = (point: Point) =>
  changed(GO, ({ points }) => {
    const [from] = points;
    if (!from) return {};
    const across = { x: point.x, y: from.y };
    return { points: [from, across, point, across, from, ...points.slice(1)] };
  });

test('a drawing as it is laid out has nothing to object to', () => {
  expect(violationsIn(drawing, chart)).toEqual([]);
});

describe('the check of a drawing notices', () => {
  test.each<[string, Drawing, string]>([
    ['a state on another', moved('m.a', boxOf('m.b')), 'm.a overlaps m.b'],
    ['a state out of its parent', moved('m.c.d', { x: 0 }), 'm.c.d extends beyond its parent'],
    ['a state in a title', moved('m.c.d', { y: boxOf('m.c').y }), 'm.c.d overlaps the title of m.c'],
    ['a label on a state', labelAt(GO, boxOf('m.b')), `label ${GO} overlaps m.b`],
    ['a label in a title', labelAt(GO, boxOf('m')), `label ${GO} overlaps the title of m`],
    [
      'a label over a border',
      labelAt(GO, { ...boxOf('m.c'), x: boxOf('m.c').x - 9 }),
      `label ${GO} straddles m.c`,
    ],
    ['a label outside', labelAt(GO, { x: -9, y: 0 }), `label ${GO} extends beyond the drawing`],
    ['a line without length', changed(GO, () => ({ points: [] })), `line ${GO} has no length`],
    [
      'a diagonal line',
      changed(GO, ({ points: [from = centre] }) => ({ points: [from, { x: from.x + 9, y: from.y + 9 }] })),
      `line ${GO} runs diagonally`,
    ],
    [
      'an end that hangs',
      changed(GO, ({ points }) => ({ points: points.slice(0, -1) })),
      `line ${GO} does not end at m.b`,
    ],
    [
      'a start that hangs',
      changed(GO, ({ points }) => ({ points: points.slice(1) })),
      `line ${GO} does not begin at m.a`,
    ],
    [
      'a line that leaves the state, not the label in it',
      changed(HOME, () => ({ points: [boxOf('m'), boxOf('m.a')] })),
      `line ${HOME} does not begin at m`,
    ],
    ['a line through a state', through(centre), `line ${GO} runs through m.b`],
    ['a line apart from its label', labelAt(GO, { x: 0, y: 0 }), `line ${GO} does not lead to its label`],
  ])('%s', (_name, broken, violation) => {
    expect(violationsIn(broken, chart)).toContain(violation);
  });

  test('two labels in one place, and a line through the other one', () => {
    const label = drawing.lines.find(({ link }) => link.id === 'm.a/1>0')?.label?.box ?? boxOf('');
    const broken = violationsIn(labelAt(GO, label), chart);
    expect(broken).toContain(`label ${GO} overlaps label m.a/1>0`);
    expect(broken).toContain(`line m.a/1>0 runs through label ${GO}`);
  });

  test('a line through a title, but not beside it', () => {
    const { x, y, width } = boxOf('m.c');
    const violation = `line ${GO} runs through the title of m.c`;
    expect(violationsIn(through({ x: x + 20, y: y + 10 }), chart)).toContain(violation);
    expect(violationsIn(through({ x: x + width - 1, y: y + 10 }), chart)).not.toContain(violation);
  });
});
