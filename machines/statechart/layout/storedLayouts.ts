import type { ElkExtendedEdge, ElkNode, ElkShape } from 'elkjs/lib/elk-api';
import { isRecord } from '../graph';
import type { LayoutEngine } from './layoutParts';

/** Keeps texts by key, such as in a cache of the browser or in a folder. It may fail and may lose what it keeps. */
export interface LayoutStore {
  /** @param key letters, digits, dots and hyphens, so that it can be the name of a file. */
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
}

/** True if every wanted item passes the test with the item that was found in the same place. */
const isEach = <Item>(
  wanted: readonly Item[] | undefined,
  found: unknown,
  test: (wanted: Item, found: unknown) => boolean,
): boolean => {
  if (!wanted?.length) return true;
  return (
    Array.isArray(found) &&
    found.length === wanted.length &&
    wanted.every((item, index) => test(item, found[index]))
  );
};

const hasNumbers = (
  found: unknown,
  ...names: readonly string[]
): found is Readonly<Record<string, unknown>> =>
  isRecord(found) && names.every((name) => typeof found[name] === 'number');

const isPoint = (found: unknown): boolean => hasNumbers(found, 'x', 'y');

/** True for the position and the size of an element of the graph; labels have no id. */
const isBox = ({ id }: ElkShape, found: unknown): found is Readonly<Record<string, unknown>> =>
  hasNumbers(found, 'x', 'y', 'width', 'height') && found.id === id;

const isSection = (found: unknown): boolean =>
  isRecord(found) &&
  [found.startPoint, found.endPoint].every(isPoint) &&
  (found.bendPoints === undefined || (Array.isArray(found.bendPoints) && found.bendPoints.every(isPoint)));

const isRoute = ({ id, labels }: ElkExtendedEdge, found: unknown): boolean =>
  isRecord(found) &&
  found.id === id &&
  Array.isArray(found.sections) &&
  found.sections.length > 0 &&
  found.sections.every(isSection) &&
  isEach(labels, found.labels, isBox);

/** True for a layout of the graph: everything in it has its place. */
const isLayoutOf = (graph: ElkNode, found: unknown): found is ElkNode =>
  isBox(graph, found) &&
  isEach(graph.ports, found.ports, isBox) &&
  isEach(graph.children, found.children, isLayoutOf) &&
  isEach(graph.edges, found.edges, isRoute);

const keyOf = async (version: string, graph: string): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(graph)));
  return `${version}-${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

/** The options are part of the key, so that a layout is kept without them: it takes a third less space. */
const textOf = (layout: ElkNode): string =>
  JSON.stringify(layout, (name, value) => (name === 'layoutOptions' ? undefined : value));

/**
 * An engine that keeps its layouts, because the same graph always has the same one. The inner engine runs only for graphs
 * that are not in the store. A store that fails, or that returns anything else than a layout of the graph, has no effect.
 * @param version of the inner engine: another version may lay out the same graph in another way.
 */
export function storedLayouts(engine: LayoutEngine, store: LayoutStore, version: string): LayoutEngine {
  const read = async (key: string, graph: ElkNode): Promise<ElkNode | undefined> => {
    const text = await store.read(key);
    const found: unknown = text === undefined ? undefined : JSON.parse(text);
    return isLayoutOf(graph, found) ? found : undefined;
  };
  return {
    layout: async (graph) => {
      // Without a secure context, there is no hash.
      const key = await keyOf(version, JSON.stringify(graph)).catch(() => undefined);
      if (key === undefined) return engine.layout(graph);
      const found = await read(key, graph).catch(() => undefined);
      if (found) return found;
      const layout = await engine.layout(graph);
      // The drawing does not wait for the store. An async function, because a store may also throw.
      const write = async () => store.write(key, textOf(layout));
      write().catch(() => undefined);
      return layout;
    },
  };
}
