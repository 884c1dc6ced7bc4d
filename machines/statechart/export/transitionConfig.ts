import type { Chart, ChartTransition, Json } from '../graph';

/** A transition as it is written in a machine's configuration. */
export interface TransitionConfig {
  readonly target?: string | readonly string[] | undefined;
  readonly guard?: Json | undefined;
  readonly actions?: readonly Json[] | undefined;
  readonly reenter?: true | undefined;
  readonly description?: string | undefined;
  readonly meta?: Json | undefined;
}

/** The item if there is one, a list if there are several, undefined if there are none. */
export const oneOrList = <Item>(items: readonly Item[]): Item | readonly Item[] | undefined =>
  items.length > 1 ? items : items[0];

/** Undefined for an empty list. */
export const unlessEmpty = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length > 0 ? items : undefined;

/** A key in a path, with its dots escaped, because dots separate keys. */
const escapeKey = (key: string): string => key.replace(/[\\.]/g, '\\$&');

/** Default id of a state. */
export const defaultId = (chart: Chart, path: readonly string[]): string => [chart.id, ...path].join('.');

/** Absolute target: the state's own id, or its path from the root. */
export function absoluteTarget(chart: Chart, id: string): string {
  const path = chart.nodes.find((node) => node.id === id)?.path ?? [];
  const keys = id === defaultId(chart, path) ? [chart.id, ...path] : [id];
  return `#${keys.map(escapeKey).join('.')}`;
}

/** A transition for a machine's configuration. */
export function transitionConfig(chart: Chart, transition: ChartTransition): TransitionConfig {
  const { guard, actions = [], meta } = chart.definition.transitions[transition.id] ?? {};
  return {
    target:
      transition.kind === 'route'
        ? undefined
        : oneOrList(transition.targets.map((id) => absoluteTarget(chart, id))),
    guard,
    actions: unlessEmpty(actions),
    reenter: transition.reenter || undefined,
    description: transition.description,
    meta,
  };
}
