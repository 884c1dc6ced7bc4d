import type { AnyEventObject } from 'xstate';
import { withClock } from '../../shared/clock';
import { type Chart, plainContext, triggerText } from '../../statechart/graph';
import { type DryRun, dryRun, dryStart } from './dryRun';
import { emittedBy, sentToSelfBy } from './effects';
import { movesOf } from './moves';
import { type PendingDelay, pendingAfter } from './pendingDelays';
import { type Situation, situationOf } from './situation';
import type { Subject } from './subject';
import type { Origin, TraceEntry } from './trace';

/** A step with what it leaves to be done. */
export interface Step {
  readonly entry: TraceEntry;
  /** What the machine sends to itself: to be given to it next. */
  readonly sentToSelf: readonly AnyEventObject[];
}

interface Occasion {
  readonly index: number;
  readonly at: number;
  readonly origin: Origin;
  readonly type: string;
  readonly label: string;
  readonly payload: unknown;
}

/** XState's own names are told as the chart tells them. */
function labelOf({ transitions }: Chart, type: string): string {
  const declared = transitions.find(({ event, kind }) => event === type && kind !== 'forbidden');
  return declared ? triggerText(declared) : type;
}

function stepOf(
  subject: Subject,
  occasion: Occasion,
  { snapshot, marks, effects }: DryRun,
  pendingBefore: readonly PendingDelay[],
): Step {
  const { at, origin } = occasion;
  const isActive = snapshot.status === 'active';
  const pending = isActive ? pendingAfter(effects, pendingBefore, subject.chart, at) : [];
  const after = situationOf(subject, snapshot, pending, at);
  const moves = movesOf(subject.chart, marks, snapshot.status === 'done' ? after.active.length : 0);
  return {
    entry: {
      ...occasion,
      ...moves,
      emitted: effects.flatMap((effect) => emittedBy(effect) ?? []).map(plainContext),
      isIgnored: origin !== 'start' && isActive && moves.transitions.length === 0,
      after,
    },
    sentToSelf: isActive ? effects.flatMap((effect) => sentToSelfBy(effect) ?? []) : [],
  };
}

/** Starts the machine, at 0 ms. */
export function firstStep(subject: Subject, input: unknown): Step {
  const run = withClock(
    () => 0,
    () => dryStart(subject, input),
  );
  const occasion: Occasion = {
    index: 0,
    at: 0,
    origin: 'start',
    type: 'xstate.init',
    label: 'start',
    payload: plainContext(input),
  };
  return stepOf(subject, occasion, run, []);
}

/** Gives the machine an event. @param before how it stands, with the time at which the event comes. */
export function nextStep(
  subject: Subject,
  before: Situation,
  event: AnyEventObject,
  origin: Origin,
  index: number,
): Step {
  const { at, snapshot, pending } = before;
  const occasion: Occasion = {
    index,
    at,
    origin,
    type: event.type,
    label: labelOf(subject.chart, event.type),
    payload: plainContext(event),
  };
  // What has come to its end, or has broken down, takes nothing any more.
  if (snapshot.status !== 'active') {
    const nothing = { left: [], entered: [], transitions: [], actions: [], emitted: [] };
    return { entry: { ...occasion, ...nothing, isIgnored: true, after: before }, sentToSelf: [] };
  }
  const run = withClock(
    () => at,
    () => dryRun(subject, snapshot, event),
  );
  return stepOf(subject, occasion, run, pending);
}
