import type { AnyActor, AnyMachineSnapshot, Snapshot } from 'xstate';
import { activeIds, type Chart, chartOf, isMachine, plainContext, sourceName } from '../graph';
import type { ActorState, LiveActor, LiveEvent } from './protocol';

const charts = new WeakMap<object, Chart>();

/** The chart of what an actor runs, made once for all that run it; undefined where it is no machine. */
function chartOfActor({ logic }: AnyActor): Chart | undefined {
  if (!isMachine(logic)) return undefined;
  const chart = charts.get(logic) ?? chartOf(logic);
  charts.set(logic, chart);
  return chart;
}

/**
 * The key of an actor among those of all pages: XState counts anew on each.
 * @param page id of the page.
 */
export const keyOf = (page: string, { sessionId }: { readonly sessionId: string }): string =>
  `${page}/${sessionId}`;

/** What an actor runs, for people; XState's own names for what is written in place say no more than that. */
function sourceOf({ logic, src }: AnyActor): string {
  const source = isMachine(logic) ? logic.id : sourceName(src);
  return source.startsWith('xstate.invoke.') ? 'inline' : source;
}

/**
 * An actor as plain data.
 * @param page id of the page it runs on.
 * @param startedAt in ms since the page was opened.
 */
export function describeActor(page: string, actor: AnyActor, startedAt: number): LiveActor {
  const { id, systemId, _parent: parent } = actor;
  return {
    key: keyOf(page, actor),
    id,
    source: sourceOf(actor),
    systemId,
    parent: parent && keyOf(page, parent),
    chart: chartOfActor(actor),
    startedAt,
  };
}

const errorText = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(plainContext(error));

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'machine' in snapshot && 'context' in snapshot;

/** How an actor stands, as plain data. */
export function describeState(snapshot: Snapshot<unknown>, chart: Chart | undefined): ActorState {
  const { status } = snapshot;
  const error = status === 'error' ? errorText(snapshot.error) : undefined;
  if (!chart || !isOfMachine(snapshot)) {
    return { status, value: undefined, activeNodes: [], tags: [], context: undefined, error };
  }
  const { value, tags, context } = snapshot;
  return {
    status,
    value: plainContext(value),
    activeNodes: activeIds(chart, value),
    tags: [...tags],
    context: plainContext(context),
    error,
  };
}

/** An event as plain data: its type, and copies of what else it carries. */
export function describeEvent({ type, ...payload }: { readonly type: string }): LiveEvent {
  const properties = Object.entries(payload).map(([name, value]) => [name, plainContext(value)]);
  return { ...Object.fromEntries(properties), type };
}
