import type { Chart, ChartTransition } from '../graph';

/** A transition as it is written in a machine's configuration. */
export interface TransitionConfig {
  readonly target?: string | readonly string[] | undefined;
  readonly guard?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly reenter?: true | undefined;
  readonly description?: string | undefined;
  readonly meta?: unknown;
}

/** One is written alone, several as a list, none not at all. */
export const oneOrList = <Item>(items: readonly Item[]): Item | readonly Item[] | undefined =>
  items.length > 1 ? items : items[0];

/** Leaves out what is empty. */
export const unlessEmpty = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length > 0 ? items : undefined;

/** A part of a path: dots divide paths, so a dot inside a key is told apart. */
const escapeKey = (key: string): string => key.replace(/[\\.]/g, '\\$&');

/** The id that a state has without being given one. */
export const defaultId = (chart: Chart, path: readonly string[]): string => [chart.id, ...path].join('.');

/** How a state is pointed at from anywhere: by its own id, or by its path from the root. */
export function reference(chart: Chart, id: string): string {
  const path = chart.nodes.find((node) => node.id === id)?.path ?? [];
  const keys = id === defaultId(chart, path) ? [chart.id, ...path] : [id];
  return `#${keys.map(escapeKey).join('.')}`;
}

/** XState adds a guard of its own to what leads to a state by its id. */
const writtenGuard = ({ kind, guard }: ChartTransition): string | undefined =>
  kind === 'route' ? guard?.replace(/^[^ ]+(?: and )?/, '') || undefined : guard;

/** A transition for a machine's configuration; its guard and its actions are named by their texts. */
export const transitionConfig = (chart: Chart, transition: ChartTransition): TransitionConfig => ({
  target:
    transition.kind === 'route' ? undefined : oneOrList(transition.targets.map((id) => reference(chart, id))),
  guard: writtenGuard(transition),
  actions: unlessEmpty(transition.actions),
  reenter: transition.reenter || undefined,
  description: transition.description,
  meta: transition.meta,
});
