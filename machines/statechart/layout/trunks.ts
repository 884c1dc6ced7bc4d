import type { ChartTree } from '../graph';
import type { ChartLink } from './links';
import { routeOf } from './routes';

/**
 * Finds the lines that join: they lead with the same label out of one state with children to the same target. The first one
 * is the trunk of the others.
 */
export function trunksOf(tree: ChartTree, links: readonly ChartLink[]): ReadonlyMap<string, string> {
  const sizes = new Map<string, number>();
  for (const { bundle } of links) sizes.set(bundle, (sizes.get(bundle) ?? 0) + 1);
  const first = new Map<string, string>();
  return new Map(
    links.map((link) => {
      const { id, kind, bundle, target, label } = link;
      const outermost = routeOf(tree, link).leaves.at(-1);
      if (kind !== 'transition' || !label || outermost === undefined || sizes.get(bundle) !== 1)
        return [id, id];
      const key = JSON.stringify([outermost, target, label.lines]);
      const trunk = first.get(key) ?? id;
      first.set(key, trunk);
      return [id, trunk];
    }),
  );
}
