import type { AnyActor, AnyMachineSnapshot, Snapshot } from 'xstate';
import { parentOf } from '../engine';
import { activeIds, chartOf, isMachine, plainContext, sourceName } from '../graph';
import type { ActorState, LiveActor, LiveEvent } from './protocol';

/**
 * Key of an actor that is unique among all pages, because XState's session ids are not.
 * @param page id of the page.
 */
export const keyOf = (page: string, { sessionId }: { readonly sessionId: string }): string =>
  `${page}/${sessionId}`;

/** Name of an actor's logic; XState's generated names mean inline logic. */
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
  const { id, logic } = actor;
  const parent = parentOf(actor);
  return {
    key: keyOf(page, actor),
    id,
    machine: isMachine(logic) ? logic.id : undefined,
    source: sourceOf(actor),
    parent: parent && keyOf(page, parent),
    startedAt,
  };
}

const errorText = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(plainContext(error));

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot =>
  'machine' in snapshot && 'context' in snapshot;

/** State of an actor as plain data. */
export function describeState({ logic }: AnyActor, snapshot: Snapshot<unknown>): ActorState {
  const { status } = snapshot;
  const error = status === 'error' ? errorText(snapshot.error) : undefined;
  if (!isMachine(logic) || !isOfMachine(snapshot)) {
    return { status, value: undefined, activeNodes: [], tags: [], context: undefined, error };
  }
  const { value, tags, context } = snapshot;
  return {
    status,
    value: plainContext(value),
    activeNodes: activeIds(chartOf(logic), value),
    tags: [...tags],
    context: plainContext(context),
    error,
  };
}

/** An event as plain data: its type, and copies of its other properties. */
export function describeEvent({ type, ...payload }: { readonly type: string }): LiveEvent {
  const properties = Object.entries(payload).map(([name, value]) => [name, plainContext(value)]);
  return { ...Object.fromEntries(properties), type };
}
