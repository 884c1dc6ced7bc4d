import {
  type Chart,
  type ChartNode,
  type ChartTransition,
  labelParts,
  stateName,
  stateNames,
} from '../graph';

/** What happened to a state or a transition between two versions of a machine. */
export type ChangeKind = 'added' | 'removed' | 'changed';

/** Signs of the kinds, for pictures without colors and for lists. */
export const changeSigns: Readonly<Record<ChangeKind, string>> = { added: '+', removed: '−', changed: '~' };

/** One difference between two versions. */
export interface Change {
  readonly kind: ChangeKind;
  readonly what: 'state' | 'transition';
  /** `door.open`, or `open: close [isFree] → closed`. */
  readonly text: string;
  /** Text of a changed part in the old version. */
  readonly before: string | undefined;
}

/** A state or a transition in one or both versions. */
export interface Matched<Item> {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
  readonly kind: ChangeKind | undefined;
}

/** Identity of a state in both versions: its path, because ids start with the id of the machine. */
export const pathKey = ({ path }: ChartNode): string => JSON.stringify(path);

/** Describes everything in a state but its children and its transitions. */
export function stateTexts(node: ChartNode, nameOf: (id: string) => string): readonly string[] {
  const { type, initial, history, tags, description, meta, entry, exit, invokes } = node;
  const initialText = initial && [nameOf(initial.target), ...initial.actions].join(' / ');
  const parts: readonly (readonly [string, string | undefined])[] = [
    ['type', type],
    ['initial', initialText],
    ['history', history && [history.kind, ...history.targets.map(nameOf)].join(' ')],
    ['tags', tags.join(', ')],
    ['description', description],
    ['meta', meta === undefined ? undefined : JSON.stringify(meta)],
    ['entry', entry.join(', ')],
    ['exit', exit.join(', ')],
    ['invoke', invokes.map(({ id, source }) => `${source} as ${id}`).join(', ')],
  ];
  return parts.flatMap(([name, text]) => (text ? [`${name} ${text}`] : []));
}

/** Pairs the states of two versions by their paths: those of the new version, then those that were removed. */
export function matchStates(before: Chart, after: Chart): readonly Matched<ChartNode>[] {
  const old = new Map(before.nodes.map((node) => [pathKey(node), node]));
  const now = new Set(after.nodes.map(pathKey));
  const nameBefore = stateNames(before);
  const nameAfter = stateNames(after);
  const textOf = (node: ChartNode, name: (id: string) => string) =>
    JSON.stringify(stateTexts(node, name).map((text) => withoutMachineId(text, node)));
  return [
    ...after.nodes.map((node): Matched<ChartNode> => {
      const other = old.get(pathKey(node));
      if (!other) return { before: undefined, after: node, kind: 'added' };
      const isSame = textOf(other, nameBefore) === textOf(node, nameAfter);
      return { before: other, after: node, kind: isSame ? undefined : 'changed' };
    }),
    ...before.nodes
      .filter((node) => !now.has(pathKey(node)))
      .map((node): Matched<ChartNode> => ({ before: node, after: undefined, kind: 'removed' })),
  ];
}

/** XState numbers actors without an id by the id of their state, which starts with that of the machine. */
const withoutMachineId = (text: string, { id }: ChartNode): string => text.replaceAll(id, '');

/** Describes a transition with its targets: `close [isFree] → closed`. */
export function transitionText(transition: ChartTransition, nameOf: (id: string) => string): string {
  const { targets, description, meta } = transition;
  return [
    // The position among the guards follows from the other transitions.
    ...labelParts({ ...transition, order: undefined, isElse: false }),
    ...(targets.length > 0 ? [`→ ${targets.map(nameOf).join(' & ')}`] : []),
    ...(description === undefined ? [] : [`“${description}”`]),
    ...(meta === undefined ? [] : [`meta ${JSON.stringify(meta)}`]),
  ].join(' ');
}

/** A transition with what identifies it in both versions. */
interface Identified {
  readonly transition: ChartTransition;
  readonly trigger: string;
  readonly text: string;
}

function identified(chart: Chart): readonly Identified[] {
  const nameOf = stateNames(chart);
  const paths = new Map(chart.nodes.map((node) => [node.id, pathKey(node)]));
  return chart.transitions.map((transition) => {
    const { source, kind, delay, invoke } = transition;
    const isOwn = kind === 'event' || kind === 'wildcard' || kind === 'forbidden';
    // Events of XState contain the id of a state, so their other parts identify them.
    const trigger = isOwn ? ['event', transition.event] : [kind, delay?.name ?? delay?.ms, invoke];
    return {
      transition,
      trigger: JSON.stringify([paths.get(source), ...trigger]),
      text: transitionText(transition, nameOf),
    };
  });
}

/** What a pair of transitions has in common, from the most to the least. */
const agreements: readonly ((one: Identified, other: Identified) => boolean)[] = [
  (one, other) => one.text === other.text,
  (one, other) => one.transition.guard === other.transition.guard,
  () => true,
];

/**
 * Pairs the transitions of two versions: those of one state and trigger, first equal ones, then those with the same guard, then
 * by position.
 */
export function matchTransitions(before: Chart, after: Chart): readonly Matched<ChartTransition>[] {
  const old = identified(before);
  const now = identified(after);
  const partners = new Map<Identified, Identified>();
  const taken = new Set<Identified>();
  for (const agree of agreements) {
    for (const item of now) {
      if (partners.has(item)) continue;
      const partner = old.find(
        (other) => !taken.has(other) && other.trigger === item.trigger && agree(item, other),
      );
      if (!partner) continue;
      partners.set(item, partner);
      taken.add(partner);
    }
  }
  return [
    ...now.map((item): Matched<ChartTransition> => {
      const partner = partners.get(item);
      const kind = !partner ? 'added' : partner.text === item.text ? undefined : 'changed';
      return { before: partner?.transition, after: item.transition, kind };
    }),
    ...old
      .filter((item) => !taken.has(item))
      .map(
        ({ transition }): Matched<ChartTransition> => ({
          before: transition,
          after: undefined,
          kind: 'removed',
        }),
      ),
  ];
}

/** Differences between two versions of a machine, states first. */
export function changesOf(before: Chart, after: Chart): readonly Change[] {
  const names = { before: stateNames(before), after: stateNames(after) };
  const states = matchStates(before, after).flatMap(({ kind, ...nodes }): readonly Change[] => {
    const node = nodes.after ?? nodes.before;
    if (!kind || !node) return [];
    if (kind !== 'changed' || !nodes.before)
      return [{ kind, what: 'state', text: stateName(node), before: undefined }];
    const old = stateTexts(nodes.before, names.before);
    const now = stateTexts(node, names.after);
    const added = now.filter((text) => !old.includes(text));
    const gone = old.filter((text) => !now.includes(text));
    const text = `${stateName(node)}: ${added.join('; ') || 'nothing'}`;
    return [{ kind, what: 'state', text, before: gone.join('; ') || 'nothing' }];
  });
  const transitions = matchTransitions(before, after).flatMap(({ kind, ...pair }): readonly Change[] => {
    const old = pair.before && transitionText(pair.before, names.before);
    const now = pair.after && transitionText(pair.after, names.after);
    if (!kind) return [];
    const source = pair.after ? names.after(pair.after.source) : names.before(pair.before?.source ?? '');
    const isChanged = kind === 'changed';
    return [
      { kind, what: 'transition', text: `${source}: ${now ?? old}`, before: isChanged ? old : undefined },
    ];
  });
  return [...states, ...transitions];
}

/** Changes as lines of a review: `+ state locked`, `~ transition closed: open → opened (was open [isFree] → opened)`. */
export const changeLines = (changes: readonly Change[]): readonly string[] =>
  changes.map(
    ({ kind, what, text, before }) =>
      `${changeSigns[kind]} ${what} ${text}${before === undefined ? '' : ` (was ${before})`}`,
  );
