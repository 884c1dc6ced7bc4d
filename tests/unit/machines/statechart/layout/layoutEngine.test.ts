import type { ElkNode } from 'elkjs/lib/elk-api';
import { describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { machines } from '../../../../../machines/registry';
import { type Chart, chartOf, chartTree } from '../../../../../machines/statechart/graph';
import { chartContent } from '../../../../../machines/statechart/layout/chartContent';
import { stateGraph } from '../../../../../machines/statechart/layout/elkGraph';
import { layoutChart } from '../../../../../machines/statechart/layout/layout';
import type { LayoutEngine } from '../../../../../machines/statechart/layout/layoutParts';
import { defaultFontMetrics } from '../../../../../machines/statechart/layout/textSize';
import { visibleChart } from '../../../../../machines/statechart/layout/visibleChart';
import { violationsIn } from '../../../../support/geometry';
import { flatMachine, largeMachine, stepsMachine } from '../../../../support/largeMachine';
import { directions, elk, layOut, layouts } from '../../../../support/layOut';
import { orderMachine } from '../../../../support/orderMachine';
import { zoo } from '../../../../support/zoo';

const charts = [...zoo, ...machines.map(({ machine }) => machine), largeMachine].map(chartOf);
const folded: ReadonlySet<string> = new Set();

/** The names of all options in a graph. */
const optionsIn = ({ layoutOptions, ports = [], children = [], edges = [] }: ElkNode): readonly string[] => [
  ...Object.keys(layoutOptions ?? {}),
  ...ports.flatMap((port) => Object.keys(port.layoutOptions ?? {})),
  ...edges.flatMap(({ labels = [] }) => labels.flatMap((label) => Object.keys(label.layoutOptions ?? {}))),
  ...children.flatMap(optionsIn),
];

test('ELK knows every option that it is given, as it says nothing of others', async () => {
  const known = (await elk.knownLayoutOptions()).map(({ id }) => id?.replace('org.eclipse.', ''));
  const used = directions.flatMap((direction) =>
    charts.flatMap((chart) => {
      const content = chartContent(visibleChart(chart, folded), defaultFontMetrics);
      return chart.nodes.flatMap((node) =>
        optionsIn(
          stateGraph(content, node, {
            ...{ direction, order: 'near', outer: direction },
            ...{ orientation: content.orientation, parts: new Map() },
          }),
        ),
      );
    }),
  );
  expect(new Set(used).size).toBeGreaterThan(20);
  expect([...new Set(used)].filter((name) => !known.includes(name))).toEqual([]);
});

test.each(zoo)('the same chart is laid out in the same way by each run of ELK: $id', async (machine) => {
  const chart = chartOf(machine);
  const viewport = { width: 1_000, height: 1_000 };
  const fresh = await layoutChart(chart, { folded, direction: 'down', viewport }, elk);
  // An earlier run may have computed it.
  expect(await layOut(chart, 'down')).toEqual(fresh);
});

test.each(directions)(
  '60 states that all lead to each other are laid out with nothing over anything else: %s',
  async (direction) => {
    const chart = chartOf(flatMachine(60));
    expect(violationsIn(await layOut(chart, direction), chart)).toEqual([]);
  },
);

test('steps in the order of their definition are too long to be read, and are drawn in another one', async () => {
  const chart = chartOf(stepsMachine(20));
  const sizeIn = async (side: number) => {
    const viewport = { width: side, height: side };
    const { width, height } = await layoutChart(chart, { folded, direction: 'down', viewport }, layouts);
    return Math.max(width, height);
  };
  expect(await sizeIn(1_200)).toBeLessThan(0.7 * (await sizeIn(5_000)));
});

test('200 states and 400 transitions are laid out with nothing over anything else', async () => {
  const chart = chartOf(largeMachine);
  expect([chart.nodes.length, chart.transitions.length]).toEqual([1 + 200, 400]);
  expect(violationsIn(await layOut(chart, 'right'), chart)).toEqual([]);
});

test('regions keep their order as long as no transition leads from one to another', async () => {
  const region = { initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } };
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    states: { one: region, two: { ...region, on: { STAY: {} } }, three: region, four: region },
  });
  for (const direction of directions) {
    const { states } = await layOut(chartOf(machine), direction);
    const regions = states.filter(({ id }) => /^m\.\w+$/.test(id));
    // In rows.
    const inOrder = regions.toSorted((left, right) => left.box.y - right.box.y || left.box.x - right.box.x);
    expect(inOrder.map(({ id }) => id)).toEqual(['m.one', 'm.two', 'm.three', 'm.four']);
  }
});

describe('without a direction', () => {
  /** An engine that records each requested direction. */
  function listening(layout: LayoutEngine['layout']) {
    const asked: unknown[] = [];
    const engine: LayoutEngine = {
      layout: (graph) => {
        asked.push(graph.children?.[0]?.layoutOptions?.['elk.direction']);
        return layout(graph);
      },
    };
    return { asked, engine };
  }
  const wide = { width: 2_000, height: 400 };
  const high = { width: 400, height: 2_000 };
  const draw = (chart: Chart, viewport: typeof wide, engine: LayoutEngine) =>
    layoutChart(chart, { folded, direction: undefined, viewport }, engine);

  test('a chart is drawn in the one in which it is seen larger', async () => {
    const chart = chartOf(createMachine({ initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } }));
    const { asked, engine } = listening((graph) => layouts.layout(graph));
    expect(await draw(chart, wide, engine)).toMatchObject({ direction: 'right' });
    expect(await draw(chart, high, engine)).toMatchObject({ direction: 'down' });
    expect(asked).toEqual(['DOWN', 'RIGHT', 'DOWN', 'RIGHT']);
  });

  test('of a large one, each state is laid out at most twice in each direction', async () => {
    const large = chartOf(largeMachine);
    const tree = chartTree(large);
    const compounds = large.nodes.filter(({ id }) => tree.childrenOf(id).length > 0);
    const { asked, engine } = listening((graph) => layouts.layout(graph));
    const drawing = await draw(large, wide, engine);
    expect(asked.length).toBeLessThanOrEqual(4 * compounds.length);
    expect(violationsIn(drawing, large)).toEqual([]);
  });
});

describe('the engine runs', () => {
  /** Area for a chart beside the panels of the viewer, in px. */
  const viewport = { width: 1_056, height: 762 };
  const layOutCounted = async (chart: Chart) => {
    const layout = vi.fn<LayoutEngine['layout']>((graph) => layouts.layout(graph));
    const drafts: number[] = [];
    const drawing = await layoutChart(chart, { folded, direction: undefined, viewport }, { layout }, () =>
      drafts.push(layout.mock.calls.length),
    );
    return { drawing, drafts, runs: layout.mock.calls.length };
  };

  test.each(machines)('at most 22 times until $title is drawn, and 65 times in all', async ({ machine }) => {
    const { drafts, runs } = await layOutCounted(chartOf(machine));
    expect(drafts[0] ?? runs).toBeLessThanOrEqual(22);
    expect(runs).toBeLessThanOrEqual(65);
  });

  test('once for each state of a large chart until there is a drawing, and at most three times more', async () => {
    const order = chartOf(orderMachine);
    expect(order.nodes).toHaveLength(1 + 200);
    const tree = chartTree(order);
    const compounds = order.nodes.filter(({ id }) => tree.childrenOf(id).length > 0);
    const { drawing, drafts, runs } = await layOutCounted(order);
    expect(drafts).toEqual([compounds.length]);
    expect(runs).toBeLessThanOrEqual(4 * compounds.length);
    expect(violationsIn(drawing, order)).toEqual([]);
  });
});

describe('an engine that fails', () => {
  const [chart = chartOf(largeMachine)] = charts;
  const draw = (layout: LayoutEngine['layout']) =>
    layoutChart(chart, { folded, direction: 'down', viewport: { width: 1, height: 1 } }, { layout });

  test('fails the layout', async () => {
    await expect(draw(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  });

  test('by leaving something out does so too', async () => {
    await expect(draw((graph) => Promise.resolve({ id: graph.id }))).rejects.toThrow(
      'The layout has no box for state guards.',
    );
    await expect(draw((graph) => Promise.resolve({ ...graph, edges: [] }))).rejects.toThrow(
      /^The layout has no line for guards/,
    );
  });
});
