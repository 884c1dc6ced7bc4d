import type { Chart, ChartActor, ChartDelay, ChartNode, ChartTransition } from './chart';
import { innermostIds, leadsAway } from './queries';

/** Name of a state: its path below the root, `menu.open`; the root has its id in parentheses. */
export const stateName = ({ id, path }: ChartNode): string => path.join('.') || `(${id})`;

/** Finds the name of a state by its id. */
export function stateNames({ nodes }: Chart): (id: string) => string {
  const names = new Map(nodes.map((node) => [node.id, stateName(node)]));
  return (id) => names.get(id) ?? id;
}

/** Names of the innermost states among the ids, in the order of the chart. */
export const innermostNames = (chart: Chart, ids: ReadonlySet<string>): readonly string[] =>
  innermostIds(chart, ids).map(stateNames(chart));

/** Text of a delay: `loadTimeout 10000 ms`, `remaining (computed)`, `300 ms`. */
function delayText({ name, ms }: ChartDelay): string {
  const value = ms === 'computed' ? '(computed)' : `${ms} ms`;
  return name === undefined ? value : `${name} ${value}`;
}

/** Text of a transition's trigger: `menu.toggled`, `after 300 ms`, `done loadScript`. */
export function triggerText({ kind, event = '', delay, invoke = '' }: ChartTransition): string {
  switch (kind) {
    case 'always':
      return kind;
    case 'after':
      return `after ${delay ? delayText(delay) : ''}`.trim();
    case 'done':
    case 'error':
      return `${kind} ${invoke}`;
    case 'event':
      return event;
  }
}

/**
 * Text of an event type: XState's own types read like the trigger of their transition, `after 300 ms`, `done loadScript`.
 * Others are returned as they are.
 */
export function eventText({ transitions }: Chart, type: string): string {
  const declared = transitions.find(({ event }) => event === type);
  return declared ? triggerText(declared) : type;
}

/**
 * Text of a transition's guard. Guards that are evaluated in turn have a number: `1. isOpen`, `2. isEmpty`, and `else` for
 * the transition without a guard that follows them.
 */
export function guardLabel({ guard, order, isElse }: ChartTransition): string | undefined {
  if (isElse) return 'else';
  return guard === undefined || order === undefined ? guard : `${order}. ${guard}`;
}

/** Parts of a transition's label: trigger, `[guard]`, `/ actions`, and `(re-enters)`. */
export function labelParts(transition: ChartTransition): readonly string[] {
  const { actions, reenter } = transition;
  const guard = guardLabel(transition);
  return [
    triggerText(transition),
    ...(guard === undefined ? [] : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
    ...(reenter ? ['(re-enters)'] : []),
  ];
}

/** Parts of the label of a transition that is listed in its own state: `(to itself)` if it targets that state. */
export function ownLabelParts(transition: ChartTransition): readonly string[] {
  const { target, reenter } = transition;
  const isLoop = target !== undefined && !leadsAway(transition) && !reenter;
  return [...labelParts(transition), ...(isLoop ? ['(to itself)'] : [])];
}

/** Part of a label with the description of the transition in quotation marks; none without a description. */
export const descriptionParts = ({ description }: ChartTransition): readonly string[] =>
  description === undefined ? [] : [`“${description}”`];

/** Kind of a row that describes a state. */
export type StateRowKind = 'description' | 'tags' | 'entry' | 'exit' | 'invoke' | 'start';

/** A row that describes a state: `entry / startTimer`. */
export interface StateRow {
  readonly kind: StateRowKind;
  readonly text: string;
}

/**
 * Rows that describe a state: its description, tags, actions and actors.
 * @param spawned actors that an action may start while the machine is in this state.
 */
export function stateRows(node: ChartNode, spawned: readonly ChartActor[] = []): readonly StateRow[] {
  const { description, tags, entry, exit, invokes } = node;
  const rows: readonly (readonly [StateRowKind, readonly string[]])[] = [
    ['description', description === undefined ? [] : [description]],
    ['tags', tags.length === 0 ? [] : [tags.map((tag) => `#${tag}`).join(' ')]],
    ['entry', entry.length === 0 ? [] : [`entry / ${entry.join(', ')}`]],
    ['exit', exit.length === 0 ? [] : [`exit / ${exit.join(', ')}`]],
    ['invoke', invokes.map(({ name }) => `invoke ${name}`)],
    ['start', spawned.map(({ name }) => `starts ${name}`)],
  ];
  return rows.flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })));
}
