import type { Chart, ChartNode, ChartTransition } from '../graph';
import {
  type ChangeKind,
  changedTexts,
  changeSigns,
  differenceOf,
  type Matched,
  matchStates,
  matchTransitions,
  namedVersion,
  pathKey,
  stateTexts,
  type Version,
} from './changes';

/** Both versions of a machine as one chart, with the changes by the ids of its states and transitions. */
export interface ComparedChart {
  readonly chart: Chart;
  readonly states: ReadonlyMap<string, ChangeKind>;
  readonly transitions: ReadonlyMap<string, ChangeKind>;
}

/** A description with the change as its first part. */
const described = (change: string | undefined, description: string | undefined): string | undefined =>
  [change, description].filter((part) => part !== undefined).join(' · ') || undefined;

/** Parts of a state that only one version has, with their signs. */
function changedParts(old: readonly string[], now: readonly string[]): string {
  const { added, gone } = differenceOf(old, now);
  return [
    ...added.map((text) => `${changeSigns.added} ${text}`),
    ...gone.map((text) => `${changeSigns.removed} ${text}`),
  ].join(', ');
}

/**
 * Draws two versions as one: states and transitions of the new version, then those that were removed. A sign before the name
 * of a state and in the description of a transition shows its change, so that it can be seen without colors.
 */
export function comparedChart(before: Version, after: Version): ComparedChart {
  const matchedStates = matchStates(before, after);
  const ids = new Map<string, string>();
  const idOf = new Map<ChartNode, string>();
  for (const [index, { before: old, after: now }] of matchedStates.entries()) {
    for (const node of [old, now]) if (node) ids.set(pathKey(node), `s${index}`);
  }
  for (const node of [...before.nodes, ...after.nodes]) idOf.set(node, ids.get(pathKey(node)) ?? '');
  const finder = ({ nodes }: Chart) => {
    const byId = new Map(nodes.map((node) => [node.id, idOf.get(node) ?? '']));
    return (id: string) => byId.get(id) ?? id;
  };
  const named = { before: namedVersion(before), after: namedVersion(after) };
  const idBefore = finder(before);
  const idAfter = finder(after);

  function stateOf({ before: old, after: now, kind }: Matched<ChartNode>): readonly ChartNode[] {
    const node = now ?? old;
    if (!node) return [];
    const find = now ? idAfter : idBefore;
    const change =
      kind === 'changed' && old && now
        ? changedParts(stateTexts(old, named.before), stateTexts(now, named.after))
        : undefined;
    return [
      {
        ...node,
        id: find(node.id),
        key: kind ? `${changeSigns[kind]} ${node.key}` : node.key,
        parent: node.parent === undefined ? undefined : find(node.parent),
        initial: node.initial && { ...node.initial, target: find(node.initial.target) },
        history: node.history && { ...node.history, targets: node.history.targets.map(find) },
        description: described(change, node.description),
      },
    ];
  }

  function transitionOf({ before: old, after: now, kind }: Matched<ChartTransition>, index: number) {
    const transition = now ?? old;
    if (!transition) return [];
    const find = now ? idAfter : idBefore;
    const changes: Readonly<Record<ChangeKind, string>> = {
      added: '+ added',
      removed: '− removed',
      changed: `~ was ${old && now ? changedTexts({ before: old, after: now }, named).before : ''}`,
    };
    return [
      {
        ...transition,
        id: `t${index}`,
        source: find(transition.source),
        targets: transition.targets.map(find),
        description: described(kind && changes[kind], transition.description),
      },
    ];
  }

  const matchedTransitions = matchTransitions(before, after);
  const changed = (items: readonly { readonly kind: ChangeKind | undefined }[], letter: string) =>
    new Map(items.flatMap(({ kind }, index) => (kind ? [[`${letter}${index}`, kind] as const] : [])));
  return {
    chart: {
      ...after,
      nodes: matchedStates.flatMap(stateOf),
      transitions: matchedTransitions.flatMap(transitionOf),
    },
    states: changed(matchedStates, 's'),
    transitions: changed(matchedTransitions, 't'),
  };
}
