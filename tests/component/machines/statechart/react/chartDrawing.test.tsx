import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { contactMachine } from '../../../../../machines/contact.machine';
import { machines } from '../../../../../machines/registry';
import { type Chart, chartOf, labelParts, stateRows } from '../../../../../machines/statechart/graph';
import {
  ChartDrawing,
  type ChartState,
  restingChart,
  svgDocument,
} from '../../../../../machines/statechart/react';
import { layOut } from '../../../../support/geometry';

async function draw(chart: Chart, state: Partial<ChartState> = {}) {
  const drawing = await layOut(chart);
  const { container } = render(
    <svg>
      <title>{chart.id}</title>
      <ChartDrawing chart={chart} drawing={drawing} state={{ ...restingChart, ...state }} />
    </svg>,
  );
  return { container, drawing };
}

/** Without the spaces at which a text can break. */
const solid = (text: string | null | undefined): string => (text ?? '').replace(/\s/g, '');

describe.each(machines.map(({ machine }) => [machine.id, chartOf(machine)] as const))(
  'the drawing of %s',
  (_id, chart) => {
    test('has each state once, with its texts', async () => {
      const { container } = await draw(chart);
      const states = [...container.querySelectorAll<SVGElement>('[data-state]')];
      expect(states.map(({ dataset }) => dataset.state)).toEqual(chart.nodes.map(({ id }) => id));
      for (const [index, node] of chart.nodes.entries()) {
        const text = solid(states[index]?.textContent);
        for (const part of [node.key, ...stateRows(node).map((row) => row.text)]) {
          expect(text).toContain(solid(part));
        }
      }
    });

    test('has each transition, with its text or that of a transition whose line it joins', async () => {
      const { container, drawing } = await draw(chart);
      for (const transition of chart.transitions) {
        const { trunk } = drawing.lines.find(({ link }) => link.transition === transition.id) ?? {};
        const sharing = drawing.lines
          .filter((line) => line.trunk === trunk)
          .map(({ link }) => link.transition);
        const texts = [transition.id, ...sharing].map((id) =>
          solid(container.querySelector(`[data-transition="${id}"]`)?.textContent),
        );
        expect(texts.join('\n')).toContain(solid(labelParts(transition).join(' ')));
      }
    });
  },
);

/** A transition drawn as a pill, on a line, and as a row. */
const [PILL, LINE, ROW] = ['m/0', 'm.a/0', 'm.a/1'] as const;
const chart = chartOf(
  createMachine({
    id: 'm',
    initial: 'a',
    on: { inwards: '.b' },
    states: {
      a: { on: { line: 'b', row: { actions: 'stay' } } },
      b: { initial: 'c', states: { c: {}, d: { type: 'final' } } },
    },
  }),
);

describe('a drawing highlights', () => {
  /** Ids of the states and transitions with a status. */
  const idsWith = (container: Element, status: string) =>
    [...container.querySelectorAll<SVGElement>(`[data-${status}]`)].flatMap(({ dataset, parentElement }) =>
      [dataset.transition ?? dataset.state ?? parentElement?.dataset.state].filter(Boolean),
    );

  test('active states alone', async () => {
    const { container } = await draw(chart, { active: new Set(['m', 'm.a']) });
    expect(new Set(idsWith(container, 'active'))).toEqual(new Set(['m', 'm.a']));
  });

  test.each(['taken', 'enabled', 'pointed'] as const)('%s transitions alone', async (status) => {
    for (const id of [PILL, LINE, ROW]) {
      const { container } = await draw(chart, { [status]: new Set([id]) });
      expect(idsWith(container, status)).toEqual([id]);
    }
  });

  test('the line of a transition with its label', async () => {
    const { container } = await draw(chart, { taken: new Set([LINE]) });
    expect(container.querySelectorAll('[data-line][data-taken]')).toHaveLength(1);
  });

  test('a state that the reader points at', async () => {
    const { container } = await draw(chart, { pointed: new Set(['m.b']) });
    expect(idsWith(container, 'pointed')).toEqual(['m.b']);
  });
});

test('a final state has two frames, and every other state one', async () => {
  const { container } = await draw(chart);
  const framed = chart.nodes.filter(
    ({ id }) => container.querySelectorAll(`[data-state="${id}"] > rect`).length === 2,
  );
  expect(framed.map(({ id }) => id)).toEqual(['m.b.d']);
});

test('lines that join have one label, which belongs to the transition that can be pressed', async () => {
  const contact = chartOf(contactMachine);
  const joined = contact.transitions
    .filter(({ event, source }) => event === 'embedded.chosen' && source.startsWith('contact.fallback.'))
    .map(({ id }) => id);
  const last = joined.at(-1) ?? '';
  expect(joined.length).toBeGreaterThan(1);
  const labels = ({ container }: Awaited<ReturnType<typeof draw>>) =>
    joined.filter((id) => container.querySelector(`[data-transition="${id}"]`));
  expect(labels(await draw(contact))).toEqual([joined[0]]);
  expect(labels(await draw(contact, { enabled: new Set([last]) }))).toEqual([last]);
});

test('an exported document has its own styles, without states, custom properties and scripts', async () => {
  const text = svgDocument(chart, await layOut(chart));
  expect(text).toContain('viewBox="-24 -24 ');
  expect(text).toContain('<title>Statechart of m</title>');
  expect(text).not.toMatch(/var\(|data-active|<script/);
});
