import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../../../../machines/registry';
import { type ChartTransition, chartOf, labelParts } from '../../../../../machines/statechart/graph';
import type { Drawing } from '../../../../../machines/statechart/layout/drawing';
import { labelInset } from '../../../../../machines/statechart/layout/labelContent';
import { ICON_WIDTH, padding, rowOffsets } from '../../../../../machines/statechart/layout/stateContent';
import { text as textSizes } from '../../../../../machines/statechart/layout/textSize';
import { violationsIn } from '../../../../support/geometry';
import { layOut } from '../../../../support/layOut';
import { zoo } from '../../../../support/zoo';

const all = [...zoo, ...machines.map(({ machine }) => machine)].map(
  (machine) => [machine.id, machine] as const,
);

/** Lines of text without the spaces at which they can break. */
const solid = (...words: readonly string[]) => words.join('').replace(/\s/g, '');

/** The text of a transition. */
const textOf = (transition: ChartTransition) =>
  solid(
    ...labelParts(transition),
    ...(transition.description === undefined ? [] : [`“${transition.description}”`]),
  );

/** The width of text in IBM Plex Mono at 11 px. */
const printed = (line: string) => [...line].length * 0.6 * 11;

describe.each(all)('%s', (_id, machine: AnyStateMachine) => {
  const chart = chartOf(machine);
  let drawing: Drawing;
  beforeAll(async () => {
    drawing = await layOut(chart);
  });

  test('nothing stands or runs over anything else', () => {
    expect(violationsIn(drawing, chart)).toEqual([]);
  });

  test('every state stands there once, parents before children', () => {
    expect(drawing.states.map(({ id }) => id)).toEqual(chart.nodes.map(({ id }) => id));
  });

  test('every transition stands there once: in its state, or with a line to each target and one label', () => {
    const rows = drawing.states.flatMap(({ id, content }) =>
      content.rows.flatMap(({ transition, lines }) =>
        transition === undefined ? [] : [{ id: transition, from: id, text: solid(...lines) }],
      ),
    );
    for (const transition of chart.transitions) {
      const { id, source, targets } = transition;
      const row = rows.filter((one) => one.id === id);
      const lines = drawing.lines.filter(({ link }) => link.transition === id);
      const isRow = targets.every((target) => target === source);
      expect(row.map(({ from }) => from)).toEqual(isRow ? [source] : []);
      expect(lines.map(({ link }) => link.target)).toEqual(isRow ? [] : targets);
      const texts = isRow
        ? row.map(({ text }) => text.replace('(toitself)', ''))
        : lines.flatMap(({ label }) => (label ? [solid(...label.lines)] : []));
      expect(texts).toEqual([textOf(transition)]);
    }
    const ids = chart.transitions.map(({ id }) => id);
    expect(rows.filter(({ id }) => !ids.includes(id))).toEqual([]);
    expect(drawing.lines.filter(({ link }) => link.transition && !ids.includes(link.transition))).toEqual([]);
  });

  test('there is a dot for where each state starts, and a line for where each history does', () => {
    const starts = chart.nodes.flatMap(({ id, initial }) => (initial ? [[id, initial.target]] : []));
    const histories = chart.nodes.flatMap(({ id, history }) =>
      (history?.targets ?? []).map((target) => [id, target]),
    );
    const linesOf = (kind: string) =>
      drawing.lines.filter(({ link }) => link.kind === kind).map(({ link }) => [link.source, link.target]);
    expect(linesOf('initial')).toEqual(starts);
    expect(drawing.lines.filter(({ dot }) => dot)).toHaveLength(starts.length);
    expect(linesOf('history')).toEqual(histories);
  });

  test('every text fits into its box', () => {
    for (const { box, content } of drawing.states) {
      const offsets = rowOffsets(content);
      for (const [index, { lines }] of content.rows.entries()) {
        const right = padding.x + ICON_WIDTH + Math.max(...lines.map(printed));
        expect(right).toBeLessThanOrEqual(box.width - padding.x);
        expect((offsets[index] ?? 0) + lines.length * textSizes.mono.line).toBeLessThanOrEqual(
          content.size.height,
        );
      }
      expect(content.size.height).toBeLessThanOrEqual(box.height);
    }
    for (const { label } of drawing.lines) {
      if (!label) continue;
      const { lines, box } = label;
      expect(labelInset.x - ICON_WIDTH + Math.max(...lines.map(printed))).toBeLessThanOrEqual(box.width);
      expect(labelInset.y + lines.length * textSizes.mono.line).toBeLessThanOrEqual(box.height);
    }
  });
});
