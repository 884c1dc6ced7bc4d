import { type AnyEventObject, raise, sendTo } from 'xstate';
import { isRecord } from '../graph';

/** Duration of a delay that only code knows, in ms. */
export const ASSUMED_DELAY_MS = 1_000;

/** Replaces the actions of a machine that need its code or other actors. */
export interface AssumedActions {
  /** Returns a copy of a configuration, or of implementations, with other actions. */
  readonly replaceIn: (value: unknown) => unknown;
  /** True for an event that a replaced action has sent with an assumed delay. */
  readonly isDelayAssumed: (event: AnyEventObject) => boolean;
  /** The replaced delays without a name: `delay of ping`. */
  readonly inlineDelays: ReadonlySet<string>;
}

/** Recipients that exist without code, by their names in SCXML: the machine itself and its parent. */
const safeRecipient = /^#_(?:internal|parent)$/;

/** An action of XState that sends an event. */
interface SendingAction {
  readonly type: 'xstate.raise' | 'xstate.sendTo';
  readonly to?: unknown;
  readonly event: AnyEventObject | ((args: unknown, params: unknown) => AnyEventObject);
  readonly id: unknown;
  readonly delay: unknown;
}

const isSending = (value: object): value is SendingAction =>
  'type' in value && (value.type === 'xstate.raise' || value.type === 'xstate.sendTo');

/**
 * Leaves out events to other actors, because XState throws if the actor has not been started. Gives computed delays of
 * events an assumed duration.
 * @param delayNames names of the delays that code computes.
 */
export function assumedActions(delayNames: ReadonlySet<string>): AssumedActions {
  const delayed = new WeakSet<AnyEventObject>();
  const inlineDelays = new Set<string>();

  /** Each action sends its own copy of an event, by which its timer is found. */
  const copyOf = (event: AnyEventObject): AnyEventObject => {
    const copy = { ...event };
    delayed.add(copy);
    return copy;
  };

  function withAssumedDelay({ type, to, event, id, delay }: SendingAction): unknown {
    const isComputed = typeof event === 'function';
    if (typeof delay === 'function')
      inlineDelays.add(`delay of ${isComputed ? 'a computed event' : event.type}`);
    const sent = isComputed ? (args: unknown, params: unknown) => copyOf(event(args, params)) : copyOf(event);
    const options = { delay: ASSUMED_DELAY_MS, ...(typeof id === 'string' && { id }) };
    return type === 'xstate.raise' ? raise(sent, options) : sendTo(String(to), sent, options);
  }

  function replacementOf(action: SendingAction): unknown {
    const { type, to, delay } = action;
    if (type === 'xstate.sendTo' && !safeRecipient.test(String(to))) return { type: 'send' };
    const isComputed = typeof delay === 'function' || (typeof delay === 'string' && delayNames.has(delay));
    return isComputed ? withAssumedDelay(action) : action;
  }

  function replaceIn(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(replaceIn);
    if (!isRecord(value)) return value;
    if (typeof value === 'function') return isSending(value) ? replacementOf(value) : value;
    return Object.getPrototypeOf(value) === Object.prototype
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceIn(item)]))
      : value;
  }

  return { replaceIn, isDelayAssumed: (event) => delayed.has(event), inlineDelays };
}
