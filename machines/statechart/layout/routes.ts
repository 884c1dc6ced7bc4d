import type { ChartTree } from '../graph';
import type { ChartLink } from './links';

/** End of a line at the border of a state with children. */
export type PortEnd = 'from' | 'to';

/** The borders that a line crosses. */
export interface Route {
  readonly link: ChartLink;
  /** Id of the line that it joins at the border of the outermost state that it leaves; its own if it joins none. */
  readonly trunk: string;
  /** The innermost state around the line; undefined for a line around the root. */
  readonly scope: string | undefined;
  /** States that the line leaves, the innermost first. */
  readonly leaves: readonly string[];
  /** States that the line enters, the outermost first. */
  readonly enters: readonly string[];
  /** True if the line ends at the border of its scope, from inside. */
  readonly endsInside: boolean;
}

/** Starts at a dot or a label inside its source. */
export const startsInside = ({ kind }: ChartLink): boolean => kind === 'initial' || kind === 'pill';

/** Finds the borders that a line crosses. */
export function routeOf(tree: ChartTree, link: ChartLink, trunk: string = link.id): Route {
  const { source, target } = link;
  const around = (id: string) => tree.ancestorsOf(id).map((ancestor) => ancestor.id);
  const sourceIn = startsInside(link) ? [source, ...around(source)] : around(source);
  const targetIn = around(target);
  const endsInside = sourceIn.includes(target);
  const scope = endsInside ? target : sourceIn.find((id) => targetIn.includes(id));
  const upTo = (ids: readonly string[]) => (scope === undefined ? ids : ids.slice(0, ids.indexOf(scope)));
  return {
    link,
    trunk,
    scope,
    leaves: upTo(sourceIn),
    enters: endsInside ? [] : upTo(targetIn).toReversed(),
    endsInside,
  };
}

/** True for a line that joins another one. */
export const joins = ({ link, trunk }: Route): boolean => trunk !== link.id;

/** True for a line that joins another one at the border of a state. */
export const joinsAt = (route: Route, id: string): boolean => joins(route) && route.leaves.at(-1) === id;

/** End of a line at the border of a state. */
export interface Port {
  readonly route: Route;
  readonly end: PortEnd;
  /** True if the line comes from outside. */
  readonly isInput: boolean;
}

/** Ends of lines at the border of a state with children; none if no line crosses the border. */
export function portsOf(tree: ChartTree, id: string, routes: readonly Route[]): readonly Port[] {
  const isCrossed = routes.some(
    ({ link, leaves, enters, endsInside }) =>
      leaves.includes(id) || enters.includes(id) || (endsInside && link.target === id),
  );
  // Without a line through its border, the lines to the border find their own places.
  if (!isCrossed || tree.childrenOf(id).length === 0) return [];
  return routes.flatMap((route) => {
    const { link, leaves, enters, endsInside } = route;
    const hasPort = leaves.includes(id) || (link.source === id && !startsInside(link));
    return [
      ...(hasPort && !joinsAt(route, id) ? [{ route, end: 'from' as const, isInput: false }] : []),
      ...(!joins(route) && (enters.includes(id) || link.target === id)
        ? [{ route, end: 'to' as const, isInput: !endsInside }]
        : []),
    ];
  });
}
