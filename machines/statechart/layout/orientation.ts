import type { PortEnd, Route } from './routes';

/**
 * The halves of lines that run against the reading direction, by link. A line has a half at its source and one at its target.
 * If both run against it, the line leads back; if one does, the line turns round at its label.
 */
export type Orientation = Readonly<Record<PortEnd, ReadonlySet<string>>>;

/** The half of a line to which a part of it belongs; `both` for the part with the label. */
export type Half = PortEnd | 'both';

export const isBackward = (orientation: Orientation, { trunk }: Route, half: Half): boolean =>
  orientation[half === 'both' ? 'from' : half].has(trunk);

/** True for the part of a line at which it turns round. */
export const isTurn = ({ from, to }: Orientation, { trunk }: Route, half: Half): boolean =>
  half === 'both' && from.has(trunk) !== to.has(trunk);

/** An orientation in which the lines between the children of a state are as in another one. */
export function withOwn(
  routes: readonly Route[],
  id: string,
  before: Orientation,
  own: Orientation,
): Orientation {
  const ids = new Set(routes.flatMap(({ link, scope }) => (scope === id ? [link.id] : [])));
  const merged = (end: PortEnd) =>
    new Set([
      ...[...before[end]].filter((link) => !ids.has(link)),
      ...[...own[end]].filter((link) => ids.has(link)),
    ]);
  return { from: merged('from'), to: merged('to') };
}
