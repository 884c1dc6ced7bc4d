import type { Chart } from './chart';

/** How people are told of states: by the path below the root, the root by its id in parentheses. */
export function stateNames({ nodes }: Chart): (id: string) => string {
  const names = new Map(nodes.map(({ id, path }) => [id, path.length > 0 ? path.join('.') : `(${id})`]));
  return (id) => names.get(id) ?? id;
}
