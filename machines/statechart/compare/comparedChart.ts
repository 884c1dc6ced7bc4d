import type { Chart, ChartNode, ChartTransition } from '../graph';
import {
  type Change,
  type ChangeKind,
  changeSigns,
  codeName,
  differenceOf,
  type Matched,
  matchStates,
  matchTransitions,
  namedVersion,
  pathKey,
  stateTexts,
  transitionDifference,
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

/** Names of guards, actions, actors and delays. */
const codeNames = (...charts: readonly Chart[]): ReadonlySet<string> =>
  new Set(
    charts.flatMap(({ definition: { implementations } }) =>
      Object.values(implementations).flatMap(Object.keys),
    ),
  );

/** Parts that only one version has, with their signs; of named code only the names, because sources are long. */
function partsOf(
  { gone, added }: Pick<Change, 'gone' | 'added'>,
  names: ReadonlySet<string>,
): readonly string[] {
  const nameOf = (text: string) => {
    const name = codeName(text);
    return name !== undefined && names.has(name) ? [name] : [];
  };
  const code = new Set([...gone, ...added].flatMap(nameOf));
  const signed = (texts: readonly string[], sign: string) =>
    texts.filter((text) => nameOf(text).length === 0).map((text) => `${sign} ${text}`);
  return [
    ...signed(gone, changeSigns.removed),
    ...signed(added, changeSigns.added),
    ...(code.size > 0 ? [`code of ${[...code].join(', ')}`] : []),
  ];
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
  const names = codeNames(before, after);
  const idBefore = finder(before);
  const idAfter = finder(after);

  function stateOf({ before: old, after: now, kind }: Matched<ChartNode>): readonly ChartNode[] {
    const node = now ?? old;
    if (!node) return [];
    const find = now ? idAfter : idBefore;
    const change =
      kind === 'changed' && old && now
        ? partsOf(differenceOf(stateTexts(old, named.before), stateTexts(now, named.after)), names).join(', ')
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

  /** What happened to a changed transition: `~ was open [isFree] → opened`. */
  function changeOf(old: ChartTransition, now: ChartTransition): string {
    const { isTextChanged, gone, added } = transitionDifference({ before: old, after: now }, named);
    const [text = '', ...others] = gone;
    const parts = isTextChanged
      ? [`was ${text}`, ...partsOf({ gone: others, added: added.slice(1) }, names)]
      : partsOf({ gone, added }, names);
    return `${changeSigns.changed} ${parts.join(', ')}`;
  }

  function transitionOf({ before: old, after: now, kind }: Matched<ChartTransition>, index: number) {
    const transition = now ?? old;
    if (!transition) return [];
    const find = now ? idAfter : idBefore;
    const changes: Readonly<Record<ChangeKind, string>> = {
      added: '+ added',
      removed: '− removed',
      changed: old && now ? changeOf(old, now) : '',
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
