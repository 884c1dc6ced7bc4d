import type { ElkNode } from 'elkjs/lib/elk-api';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Chart, chartOf } from '../../../../../machines/statechart/graph';
import {
  type LayoutEngine,
  type LayoutStore,
  layoutChart,
  storedLayouts,
} from '../../../../../machines/statechart/layout';
import { elk } from '../../../../support/layOut';
import { zoo } from '../../../../support/zoo';

/** The store of README.md, with the texts that it keeps. */
function memoryStore() {
  const kept = new Map<string, string>();
  const store: LayoutStore = {
    read: async (key) => kept.get(key),
    write: async (key, text) => {
      kept.set(key, text);
    },
  };
  return { kept, store };
}

const counted = () => vi.fn<LayoutEngine['layout']>((graph) => elk.layout(graph));

/** With everything that a graph may have; a new one each time, because ELK in the same thread writes into it. */
const newGraph = (): ElkNode => ({
  id: 'chart',
  layoutOptions: { 'elk.algorithm': 'layered' },
  children: [
    { id: 'a', width: 10, height: 10, ports: [{ id: 'port', width: 0, height: 0 }] },
    { id: 'b', width: 10, height: 90 },
    { id: 'c', width: 10, height: 10 },
  ],
  edges: [
    { id: 'there', sources: ['port'], targets: ['b'], labels: [{ text: 'GO', width: 5, height: 5 }] },
    { id: 'back', sources: ['b'], targets: ['a'] },
    { id: 'on', sources: ['a'], targets: ['c'] },
  ],
});

const draw = (chart: Chart, engine: LayoutEngine) =>
  layoutChart(
    chart,
    { folded: new Set(), direction: 'right', viewport: { width: 800, height: 600 } },
    engine,
  );

afterEach(() => vi.unstubAllGlobals());

test.each(zoo)(
  'the second layout of the same chart is that of the store, without the engine: $id',
  async (machine) => {
    const { kept, store } = memoryStore();
    const [first, second] = [counted(), counted()];
    const drawing = await draw(chartOf(machine), storedLayouts({ layout: first }, store, '1'));
    expect(await draw(chartOf(machine), storedLayouts({ layout: second }, store, '1'))).toEqual(drawing);
    expect(kept.size).toBe(first.mock.calls.length);
    expect(second).not.toHaveBeenCalled();
  },
);

test('another graph and another version of the engine are laid out for themselves', async () => {
  const { kept, store } = memoryStore();
  const layout = counted();
  const first = storedLayouts({ layout }, store, '0.12.1');
  await first.layout(newGraph());
  await first.layout({ ...newGraph(), layoutOptions: { 'elk.algorithm': 'box' } });
  await storedLayouts({ layout }, store, '0.13.0').layout(newGraph());
  expect(layout).toHaveBeenCalledTimes(3);
  // A key can be the name of a file.
  expect([...kept.keys()].map((key) => key.replace(/[\da-f]{64}$/, 'HASH'))).toEqual([
    '0.12.1-HASH',
    '0.12.1-HASH',
    '0.13.0-HASH',
  ]);
});

describe('a layout is computed', () => {
  /** The result without any store. */
  const plain = () => elk.layout(newGraph());
  const placeOf = ({ children = [], edges = [] }: ElkNode) => [
    children.map(({ x, y }) => [x, y]),
    edges.map(({ sections }) => sections?.map(({ startPoint, endPoint }) => [startPoint, endPoint])),
  ];

  const failing: readonly (readonly [string, LayoutStore])[] = [
    [
      'rejects',
      { read: () => Promise.reject(new Error('denied')), write: () => Promise.reject(new Error('full')) },
    ],
    [
      'throws',
      {
        read: () => {
          throw new Error('denied');
        },
        write: () => {
          throw new Error('full');
        },
      },
    ],
    ['forgets', { read: async () => undefined, write: async () => {} }],
  ];
  test.each(failing)('without an error from a store that %s', async (_, store) => {
    const layout = counted();
    const engine = storedLayouts({ layout }, store, '1');
    for (const calls of [1, 2]) {
      expect(placeOf(await engine.layout(newGraph()))).toEqual(placeOf(await plain()));
      expect(layout).toHaveBeenCalledTimes(calls);
    }
  });

  test('before the store has written it', async () => {
    const store: LayoutStore = { read: async () => undefined, write: () => new Promise(() => {}) };
    const made = await storedLayouts(elk, store, '1').layout(newGraph());
    expect(placeOf(made)).toEqual(placeOf(await plain()));
  });

  test('without a store where the browser has no hashes', async () => {
    vi.stubGlobal('crypto', {});
    const { kept, store } = memoryStore();
    const made = await storedLayouts(elk, store, '1').layout(newGraph());
    expect(placeOf(made)).toEqual(placeOf(await plain()));
    expect(kept.size).toBe(0);
  });

  /** Changes the kept text, and lays the graph out with the store again. */
  async function layOutAfter(change: (text: string) => string) {
    const { kept, store } = memoryStore();
    await storedLayouts(elk, store, '1').layout(newGraph());
    const [[key = '', text = ''] = []] = kept;
    kept.set(key, change(text));
    const layout = counted();
    const made = await storedLayouts({ layout }, store, '1').layout(newGraph());
    expect(placeOf(made)).toEqual(placeOf(await plain()));
    return { isKept: layout.mock.calls.length === 0, isMended: kept.get(key) === text };
  }

  test('not when the kept text is whole', async () => {
    expect(await layOutAfter((text) => text)).toMatchObject({ isKept: true });
  });

  test.each(['', '{', 'null', '3', '[]', '{}', '{"id":"chart"}', '"chart"'])(
    'and kept again when the kept text is %j',
    async (text) => {
      expect(await layOutAfter(() => text)).toMatchObject({ isKept: false });
    },
  );

  test.each([
    'id',
    'x',
    'children',
    'children.0.id',
    'children.0.width',
    'children.0.ports',
    'children.0.ports.0.y',
    'children.1.height',
    'edges',
    'edges.0.id',
    'edges.0.labels',
    'edges.0.labels.0.height',
    'edges.0.sections',
    'edges.0.sections.0.startPoint.x',
    'edges.0.sections.0.endPoint',
    'edges.0.sections.0.bendPoints.0.y',
  ])('when the kept text has another value as %s', async (path) => {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const change = (text: string) => {
      const layout = JSON.parse(text);
      const owner = names.reduce((value, name) => value[name], layout);
      expect(owner).toHaveProperty(last);
      owner[last] = 'nonsense';
      return JSON.stringify(layout);
    };
    expect(await layOutAfter(change)).toMatchObject({ isKept: false });
  });

  test('when the kept layout has one state less', async () => {
    const change = (text: string) => {
      const layout = JSON.parse(text);
      layout.children.pop();
      return JSON.stringify(layout);
    };
    expect(await layOutAfter(change)).toMatchObject({ isKept: false });
  });
});

test('an engine that fails rejects with its error, and nothing is kept', async () => {
  const { kept, store } = memoryStore();
  const layout = counted().mockRejectedValueOnce(new Error('no memory'));
  const engine = storedLayouts({ layout }, store, '1');
  await expect(engine.layout(newGraph())).rejects.toThrow('no memory');
  expect(kept.size).toBe(0);
  expect(await engine.layout(newGraph())).toMatchObject({ id: 'chart' });
  expect(kept.size).toBe(1);
});
