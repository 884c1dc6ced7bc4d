import type { AnyStateNode } from 'xstate';
import type { ChartInvoke } from './chart';
import { isRecord } from './isRecord';
import { sourceName } from './sourceName';

/** What an author wrote as the sources of a state's invoked actors: a name, or the logic itself. */
function writtenSources(node: AnyStateNode): readonly unknown[] {
  const written: unknown = node.config.invoke;
  const list: readonly unknown[] = Array.isArray(written) ? written : [written];
  return list.map((invoke) => (isRecord(invoke) ? invoke.src : undefined));
}

/** The actors that a state invokes. */
export function invokesOf(node: AnyStateNode): readonly ChartInvoke[] {
  const sources = writtenSources(node).map(sourceName);
  return node.invoke.map(({ id }, index) => {
    const source = sources[index] ?? id;
    const isOnly = sources.indexOf(source) === sources.lastIndexOf(source);
    const position = sources.slice(0, index + 1).filter((other) => other === source).length;
    return { id, source, name: isOnly ? source : `${source} ${position}` };
  });
}

/** The readable name of every invoked actor, by its id. */
export const invokeNames = (nodes: readonly AnyStateNode[]): ReadonlyMap<string, string> =>
  new Map(nodes.flatMap(invokesOf).map(({ id, name }) => [id, name]));
