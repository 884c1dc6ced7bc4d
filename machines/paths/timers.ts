import type { AnyEventObject } from 'xstate';
import { isRecord } from '../statechart/graph';

/** An event that is to come after a delay. */
export interface Timer {
  readonly id: string;
  readonly event: AnyEventObject;
  readonly delayMs: number;
  readonly dueMs: number;
}

/** An action that XState would execute. */
export interface Action {
  readonly type: string;
  readonly params?: unknown;
}

/** The timer that an action sets, if it sets one. */
function timerOf({ type, params }: Action, nowMs: number): Timer | undefined {
  if (type !== 'xstate.raise' || !isRecord(params) || !isRecord(params.event)) return undefined;
  const { delay: delayMs, id } = params;
  if (typeof delayMs !== 'number') return undefined;
  const event: AnyEventObject = { ...params.event, type: String(params.event.type) };
  return { id: typeof id === 'string' ? id : event.type, event, delayMs, dueMs: nowMs + delayMs };
}

/** The timers after some actions, the next one first: those that were set are in, those that were called off are out. */
export function timersAfter(
  before: readonly Timer[],
  actions: readonly Action[],
  nowMs: number,
): readonly Timer[] {
  let timers = before;
  for (const action of actions) {
    const { type, params } = action;
    if (type === 'xstate.cancel' && isRecord(params)) {
      timers = timers.filter(({ id }) => id !== params.sendId);
    }
    const timer = timerOf(action, nowMs);
    if (timer) timers = [...timers, timer];
  }
  return [...timers].sort((one, other) => one.dueMs - other.dueMs);
}
