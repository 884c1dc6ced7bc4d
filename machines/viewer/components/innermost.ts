import type { Chart } from '../../statechart/graph/chart';

/** The innermost of some states, by their paths below the root. */
export function innermost({ nodes }: Chart, ids: readonly string[]): string {
  const known = nodes.filter(({ id }) => ids.includes(id));
  const parents = new Set(known.map(({ parent }) => parent));
  return known
    .filter(({ id }) => !parents.has(id))
    .map(({ path, key }) => path.join('.') || key)
    .join(', ');
}
