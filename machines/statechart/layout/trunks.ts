import type { ChartTree } from '../graph';
import type { ChartLink } from './links';
import { routeOf } from './routes';

/**
 * Finds the lines that have a label in common, each with the first of them. They lead with the same label out of one state
 * with children to the same target, and join.
 */
export function trunksOf(tree: ChartTree, links: readonly ChartLink[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const firstOf = (id: string, ...parts: readonly unknown[]): string => {
    const key = JSON.stringify(parts);
    const found = first.get(key) ?? id;
    first.set(key, found);
    return found;
  };
  const same = new Map(
    links.map(({ id, bundle, label }) => [id, label ? firstOf(id, bundle, label.lines) : id] as const),
  );
  const sizes = new Map<string, number>();
  for (const { id, bundle } of links) {
    if (same.get(id) === id) sizes.set(bundle, (sizes.get(bundle) ?? 0) + 1);
  }
  const trunks = new Map<string, string>();
  for (const link of links) {
    const { id, kind, bundle, target, label } = link;
    const before = same.get(id) ?? id;
    const outermost = routeOf(tree, link).leaves.at(-1);
    const isSingle = kind === 'transition' && label !== undefined && sizes.get(bundle) === 1;
    const joined = isSingle && outermost !== undefined ? firstOf(id, outermost, target, label.lines) : id;
    trunks.set(id, before === id ? joined : (trunks.get(before) ?? before));
  }
  return trunks;
}
