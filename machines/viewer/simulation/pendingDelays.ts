import type { AnyEventObject } from 'xstate';
import { type Chart, triggerText } from '../../statechart/graph';
import { cancelledBy, delayedBy, type Effect } from './effects';

/** An event that the clock will bring. */
export interface PendingDelay {
  readonly event: AnyEventObject;
  /** For people: `after loadTimeout 10000 ms`, or the type of an event that the machine raises later. */
  readonly label: string;
  /** The transitions of the chart that it can set off. */
  readonly transitions: readonly string[];
  /** When it was put on the clock, and when it is due, in simulated ms since the start. */
  readonly since: number;
  readonly dueAt: number;
  /** Under which it can be cancelled. */
  readonly id: string | undefined;
}

function pendingOf(
  chart: Chart,
  event: AnyEventObject,
): Pick<PendingDelay, 'event' | 'label' | 'transitions'> {
  const own = chart.transitions.filter((transition) => transition.event === event.type);
  const [delayed] = own.filter(({ kind }) => kind === 'after');
  return {
    event,
    label: delayed ? triggerText(delayed) : event.type,
    transitions: own.map(({ id }) => id),
  };
}

const isEarlier = (one: PendingDelay, other: PendingDelay): number => one.dueAt - other.dueAt;

/**
 * What is on the clock after the effects of a step, the next first; of two that are due together, the older first.
 * @param at the time of the step, in simulated ms since the start.
 */
export function pendingAfter(
  effects: readonly Effect[],
  before: readonly PendingDelay[],
  chart: Chart,
  at: number,
): readonly PendingDelay[] {
  let pending = before;
  for (const effect of effects) {
    const cancelled = cancelledBy(effect);
    const delayed = delayedBy(effect);
    if (cancelled !== undefined) pending = pending.filter(({ id }) => id !== cancelled);
    if (delayed) {
      const { event, id, delay } = delayed;
      pending = [...pending, { ...pendingOf(chart, event), since: at, dueAt: at + delay, id }];
    }
  }
  return pending.toSorted(isEarlier);
}
