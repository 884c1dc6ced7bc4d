import type { ChartTree } from '../graph';
import { type ChartLink, labelsByBundle } from './links';

/** The borders that a line crosses. */
export interface Route {
  readonly link: ChartLink;
  /** The innermost state around the line. */
  readonly scope: string;
  /** States that the line leaves, the innermost first. */
  readonly leaves: readonly string[];
  /** States that the line enters, the outermost first. */
  readonly enters: readonly string[];
  /** Id of the line that it joins at the border of the outermost state that it leaves; its own if it joins none. */
  readonly trunk: string;
}

/** True for a line that starts at a dot or a label inside its source. */
export const startsInside = ({ kind }: ChartLink): boolean => kind !== 'transition';

/** True for a line that ends at the border of a state around it, from inside. */
export const endsInside = ({ link, scope }: Route): boolean => link.target === scope;

/** Both ends of a line as children of its scope. */
export const endsInScope = ({ link, leaves, enters }: Route) => ({
  from: leaves.at(-1) ?? link.source,
  to: enters[0] ?? link.target,
});

function bordersOf(tree: ChartTree, link: ChartLink): Omit<Route, 'link' | 'trunk'> {
  const { source, target } = link;
  const around = (id: string) => tree.ancestorsOf(id).map((ancestor) => ancestor.id);
  const sourceIn = startsInside(link) ? [source, ...around(source)] : around(source);
  const targetIn = around(target);
  const scope = sourceIn.find((id) => id === target || targetIn.includes(id));
  if (scope === undefined) throw new Error(`The line ${link.id} leads out of the root.`);
  return {
    scope,
    leaves: sourceIn.slice(0, sourceIn.indexOf(scope)),
    enters: scope === target ? [] : targetIn.slice(0, targetIn.indexOf(scope)).reverse(),
  };
}

/**
 * The borders that each bundle of links crosses. Lines that lead with the same single label out of one state to the same
 * target join at the border of that state.
 */
export function routesOf(tree: ChartTree, links: readonly ChartLink[]): readonly Route[] {
  const labels = labelsByBundle(links);
  const trunks = new Map<string, string>();
  return links
    .filter(({ id, bundle }) => id === bundle)
    .map((link) => {
      const borders = bordersOf(tree, link);
      const { length } = labels.get(link.id) ?? [];
      const shared = JSON.stringify([borders.leaves.at(-1), link.target, link.label?.lines]);
      const isShared = link.kind === 'transition' && borders.leaves.length > 0 && length === 1;
      const trunk = (isShared && trunks.get(shared)) || link.id;
      if (isShared) trunks.set(shared, trunk);
      return { link, ...borders, trunk };
    });
}
