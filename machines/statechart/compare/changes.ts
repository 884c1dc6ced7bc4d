import {
  type Chart,
  type ChartNode,
  type ChartTransition,
  type Json,
  labelParts,
  noteTexts,
  stateName,
  stateNames,
} from '../graph';
import type { CodeTexts } from '../read';
import { implementationTexts, jsonText, paramsTexts } from './paramsTexts';

/** What happened to a state or a transition between two versions of a machine. */
export type ChangeKind = 'added' | 'removed' | 'changed';

/** Signs of the kinds, for pictures without colors and for lists. */
export const changeSigns: Readonly<Record<ChangeKind, string>> = { added: '+', removed: '−', changed: '~' };

/** One difference between two versions. */
export interface Change {
  readonly kind: ChangeKind;
  readonly what: 'state' | 'transition';
  /** `door.open`, or `open: close [isFree] → closed`; only `open` if the text of the transition is what changed. */
  readonly text: string;
  /** Texts of a changed part that only the old version has. */
  readonly gone: readonly string[];
  /** Texts of a changed part that only the new version has. */
  readonly added: readonly string[];
}

/** A version of a machine; without the sources of its functions, only their names are compared. */
export interface Version extends Chart {
  readonly code?: CodeTexts;
}

/** A version with the names of its states, which are found once for all of them. */
export interface NamedVersion {
  readonly version: Version;
  readonly nameOf: (id: string) => string;
}

export const namedVersion = (version: Version): NamedVersion => ({ version, nameOf: stateNames(version) });

/** A state or a transition in one or both versions. */
export interface Matched<Item> {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
  readonly kind: ChangeKind | undefined;
}

/** Identity of a state in both versions: its path, because ids start with the id of the machine. */
export const pathKey = ({ path }: ChartNode): string => JSON.stringify(path);

/** Longest text of a value or a function that is shown as a whole. */
const SHOWN = 80;
/** Characters that are shown before the first difference of two long texts. */
const SHOWN_BEFORE = 20;

/** Name at the start of a source: `isFree` of `isFree: () => true`; undefined without one. */
export const codeName = (text: string): string | undefined => /^([^:]{1,60}): /.exec(text)?.[1];

/** The part of a long text around its first difference from another, after its label: `isFree: …count > 2)`. */
function shownPart(text: string, other = ''): string {
  if (text.length <= SHOWN) return text;
  const name = codeName(text);
  const label = name === undefined ? '' : `${name}: `;
  const different = [...text].findIndex((character, at) => character !== other[at]);
  const start = Math.max(label.length, Math.min(different - SHOWN_BEFORE, text.length - SHOWN));
  const end = start + SHOWN;
  const shown = `${start > label.length ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  return `${label}${shown}`;
}

/** Texts of one version that the other one lacks, shortened around the difference. */
function missingIn(other: readonly string[], texts: readonly string[]): readonly string[] {
  const lacking = other.filter((text) => !texts.includes(text));
  return texts.filter((text) => !other.includes(text)).map((text, index) => shownPart(text, lacking[index]));
}

/** Texts that only one of two versions has. */
type Difference = Pick<Change, 'gone' | 'added'>;

const onlyInOne = (old: readonly string[], now: readonly string[]): Difference => ({
  gone: missingIn(now, old),
  added: missingIn(old, now),
});

/** The difference of two versions; all of both if they differ in the order only. */
export function differenceOf(old: readonly string[], now: readonly string[]): Difference {
  const difference = onlyInOne(old, now);
  const isOnlyOrder = difference.gone.length + difference.added.length === 0;
  return isOnlyOrder ? { gone: old, added: now } : difference;
}

const json = (value: Json | undefined): string | undefined =>
  value === undefined ? undefined : jsonText(value);

/** Implementations of guards and actions: the sources of functions, and data without a source. */
function implementationsOf(
  guards: readonly Json[],
  actions: readonly Json[],
  { definition: { implementations } }: Version,
  code: readonly string[] = [],
): readonly string[] {
  return [
    ...implementationTexts(guards, implementations.guards, code),
    ...implementationTexts(actions, implementations.actions, code),
    ...code,
  ];
}

/** Describes everything in a state but its children and its transitions. */
export function stateTexts(node: ChartNode, { version, nameOf }: NamedVersion): readonly string[] {
  const { context, states } = version.definition;
  const definition = states[node.id];
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
  const inputs = (definition?.invokes ?? []).map(
    ({ source, input }) => [`input of ${source}`, json(input)] as const,
  );
  const values = [
    ...inputs,
    ['output', json(definition?.output)],
    ['context', node.parent === undefined ? json(context) : undefined],
  ] as const;
  const actions = definition ? [...definition.entry, ...definition.exit, ...definition.initial.actions] : [];
  return [
    ...[...parts, ...values].flatMap(([name, text]) => (text ? [`${name} ${text}`] : [])),
    ...paramsTexts(actions),
    ...implementationsOf([], actions, version, version.code?.states.get(node.id)),
  ];
}

/** Pairs the states of two versions by their paths: those of the new version, then those that were removed. */
export function matchStates(before: Version, after: Version): readonly Matched<ChartNode>[] {
  const old = new Map(before.nodes.map((node) => [pathKey(node), node]));
  const now = new Set(after.nodes.map(pathKey));
  const [namedBefore, namedAfter] = [namedVersion(before), namedVersion(after)];
  const textOf = (node: ChartNode, version: NamedVersion) =>
    JSON.stringify(stateTexts(node, version).map((text) => withoutMachineId(text, node)));
  return [
    ...after.nodes.map((node): Matched<ChartNode> => {
      const other = old.get(pathKey(node));
      if (!other) return { before: undefined, after: node, kind: 'added' };
      const isSame = textOf(other, namedBefore) === textOf(node, namedAfter);
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
    ...noteTexts(description, meta),
  ].join(' ');
}

/** Parameters and functions of a transition that its text leaves out. */
function hiddenTexts({ id }: ChartTransition, version: Version): readonly string[] {
  const { definition, code } = version;
  const { guard, actions = [] } = definition.transitions[id] ?? {};
  const guards = guard === undefined ? [] : [guard];
  return [
    ...paramsTexts([...guards, ...actions]),
    ...implementationsOf(guards, actions, version, code?.transitions.get(id)),
  ];
}

/** Difference between both versions of a transition: its text if that changed, and the parameters and functions. */
export function transitionDifference(
  { before: old, after: now }: { readonly before: ChartTransition; readonly after: ChartTransition },
  { before, after }: { readonly before: NamedVersion; readonly after: NamedVersion },
): Difference & { readonly isTextChanged: boolean } {
  const texts = [transitionText(old, before.nameOf), transitionText(now, after.nameOf)] as const;
  const hidden = [hiddenTexts(old, before.version), hiddenTexts(now, after.version)] as const;
  const isTextChanged = texts[0] !== texts[1];
  if (!isTextChanged) return { isTextChanged, ...differenceOf(...hidden) };
  const { gone, added } = onlyInOne(...hidden);
  return { isTextChanged, gone: [texts[0], ...gone], added: [texts[1], ...added] };
}

/** A transition with what identifies it in both versions. */
interface Identified {
  readonly transition: ChartTransition;
  readonly trigger: string;
  readonly text: string;
  /** The text, the parameters and the functions. */
  readonly whole: string;
}

function identified(chart: Version): readonly Identified[] {
  const nameOf = stateNames(chart);
  const paths = new Map(chart.nodes.map((node) => [node.id, pathKey(node)]));
  return chart.transitions.map((transition) => {
    const { source, kind, delay, invoke } = transition;
    const isOwn = kind === 'event' || kind === 'wildcard' || kind === 'forbidden';
    // Events of XState contain the id of a state, so their other parts identify them.
    const trigger = isOwn ? ['event', transition.event] : [kind, delay?.name ?? delay?.ms, invoke];
    const text = transitionText(transition, nameOf);
    return {
      transition,
      trigger: JSON.stringify([paths.get(source), ...trigger]),
      text,
      whole: JSON.stringify([text, hiddenTexts(transition, chart)]),
    };
  });
}

/** What a pair of transitions has in common, from the most to the least. */
const agreements: readonly ((one: Identified, other: Identified) => boolean)[] = [
  (one, other) => one.whole === other.whole,
  (one, other) => one.text === other.text,
  (one, other) => one.transition.guard === other.transition.guard,
  () => true,
];

/**
 * Pairs the transitions of two versions: those of one state and trigger, first equal ones, then those with the same guard, then
 * by position.
 */
export function matchTransitions(before: Version, after: Version): readonly Matched<ChartTransition>[] {
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
      const kind = !partner ? 'added' : partner.whole === item.whole ? undefined : 'changed';
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
export function changesOf(before: Version, after: Version): readonly Change[] {
  const named = { before: namedVersion(before), after: namedVersion(after) };
  const none = { gone: [], added: [] };
  const states = matchStates(before, after).flatMap(({ kind, ...nodes }): readonly Change[] => {
    const { before: old, after: now } = nodes;
    const node = now ?? old;
    if (!kind || !node) return [];
    const difference =
      old && now ? differenceOf(stateTexts(old, named.before), stateTexts(now, named.after)) : none;
    return [{ kind, what: 'state', text: stateName(node), ...difference }];
  });
  const transitions = matchTransitions(before, after).flatMap(({ kind, ...pair }): readonly Change[] => {
    const { before: old, after: now } = pair;
    const [only, { nameOf }] = now ? [now, named.after] : [old, named.before];
    if (!kind || !only) return [];
    const source = nameOf(only.source);
    const text = `${source}: ${transitionText(only, nameOf)}`;
    if (!old || !now) return [{ kind, what: 'transition', text, ...none }];
    const { isTextChanged, ...difference } = transitionDifference({ before: old, after: now }, named);
    return [{ kind, what: 'transition', text: isTextChanged ? source : text, ...difference }];
  });
  return [...states, ...transitions];
}

/**
 * Changes as lines of a review: `+ state locked`. After a change of a part, indented lines have what only the old and only
 * the new version has.
 */
export const changeLines = (changes: readonly Change[]): readonly string[] =>
  changes.flatMap(({ kind, what, text, gone, added }) => [
    `${changeSigns[kind]} ${what} ${text}`,
    ...gone.map((part) => `    ${changeSigns.removed} ${part}`),
    ...added.map((part) => `    ${changeSigns.added} ${part}`),
  ]);
