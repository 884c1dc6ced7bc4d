import { beforeAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { machines } from '../../../../../machines/registry';
import { chartOf } from '../../../../../machines/statechart/graph';
import type { Drawing } from '../../../../../machines/statechart/layout';
import { ICON_WIDTH, labelInset, padding, rowOffsets, text } from '../../../../../machines/statechart/layout';
import { layOut, violationsIn } from '../../../../support/geometry';

/** Area of a chart in the viewer in a window of 1440 x 900 px, without the space around it. */
const AREA = { width: 1056 - 16, height: 762 - 16 };
const SMALLEST_LABEL = 9;

/** The width of text in IBM Plex Mono. */
const printed = (line: string) => [...line].length * 0.6 * text.mono.size;

describe.each(machines)('$title', ({ machine }) => {
  const chart = chartOf(machine);
  let drawing: Drawing;
  beforeAll(async () => {
    drawing = await layOut(chart);
  });

  test('has no overlaps, and no line through a text', () => {
    expect(violationsIn(drawing, chart)).toEqual([]);
  });

  test('has readable labels when the whole chart is shown', () => {
    const scale = Math.min(AREA.width / drawing.width, AREA.height / drawing.height);
    expect(text.mono.size * scale).toBeGreaterThanOrEqual(SMALLEST_LABEL);
  });

  test('has each state once, parents before children', () => {
    expect(drawing.states.map(({ id }) => id)).toEqual(chart.nodes.map(({ id }) => id));
  });

  test('has each transition once: as a row of its state, or as a line with a label', () => {
    const rows = drawing.states.flatMap(({ content }) =>
      content.rows.flatMap(({ transition }) => transition ?? []),
    );
    const lines = drawing.lines.flatMap(({ link, label }) => (label && link.transition) || []);
    expect([...rows, ...lines].sort()).toEqual(chart.transitions.map(({ id }) => id).sort());
  });

  test('has a dot for each initial state', () => {
    const dots = drawing.lines.flatMap(({ dot, link }) => (dot ? [[link.source, link.target]] : []));
    expect(dots).toEqual(chart.nodes.flatMap(({ id, initial }) => (initial ? [[id, initial]] : [])));
  });

  test('has boxes in which every text fits', () => {
    for (const { box, content, inset } of drawing.states) {
      const offsets = rowOffsets(content);
      for (const [index, { lines }] of content.rows.entries()) {
        const right = inset + ICON_WIDTH + Math.max(...lines.map(printed));
        expect(right).toBeLessThanOrEqual(box.width - padding.x);
        const bottom = (offsets[index] ?? 0) + lines.length * text.mono.line;
        expect(bottom).toBeLessThanOrEqual(content.size.height);
      }
      expect(content.size.height).toBeLessThanOrEqual(box.height);
    }
    for (const { label } of drawing.lines) {
      if (!label) continue;
      const { lines, box } = label;
      expect(labelInset.x + Math.max(...lines.map(printed))).toBeLessThanOrEqual(box.width);
      expect(labelInset.y + lines.length * text.mono.line).toBeLessThanOrEqual(box.height);
    }
  });
});

describe('the order of states', () => {
  const chart = chartOf(
    createMachine({
      id: 'm',
      initial: 'b',
      states: { a: { on: { GO: 'b' } }, b: { on: { GO: 'c' } }, c: { on: { GO: 'a' } } },
    }),
  );

  /** The keys of the states from the top down; states at one height are separated by a space. */
  const rowsOf = ({ states }: Drawing) => {
    const [, ...children] = states;
    const middles = new Map<number, string[]>();
    for (const { box, content } of children) {
      const middle = Math.round(box.y + box.height / 2);
      middles.set(middle, [...(middles.get(middle) ?? []), content.title]);
    }
    return [...middles].sort(([one], [other]) => one - other).map(([, keys]) => keys.join(' '));
  };

  test('begins with the initial state and follows the definition', async () => {
    expect(rowsOf(await layOut(chart))).toEqual(['b', 'c', 'a']);
  });

  test('follows the layers of an arrangement, and lines inside a layer turn round', async () => {
    const drawing = await layOut(chart, { m: { layers: [['b'], ['a', 'c']] } });
    expect(rowsOf(drawing)).toEqual(['b', 'a c']);
    expect(violationsIn(drawing, chart)).toEqual([]);
  });

  test('needs each state in the layers of an arrangement', async () => {
    await expect(layOut(chart, { m: { layers: [['b'], ['c']] } })).rejects.toThrow(
      'An arrangement has no layer for',
    );
  });
});
