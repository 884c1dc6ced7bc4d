import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { isAnswer, triggerOf } from '../../statechart/graph';
import type { Situation } from './situation';
import { firstStep, nextStep, type Step } from './step';
import { type Subject, subjectOf } from './subject';
import type { Origin, TraceEntry } from './trace';

/**
 * One machine alone, tried without running it: no effect is executed, no actor started, and its time passes when it is told
 * to. Every change gives another simulation, and the earlier ones stay as they are.
 */
export interface Simulation {
  readonly subject: Subject;
  /** How the machine stands now. */
  readonly situation: Situation;
  /** What has happened so far, the start first. */
  readonly trace: readonly TraceEntry[];
  /** As it was before the last change; undefined at the start. */
  readonly previous: Simulation | undefined;
  /** As it was before the last change was taken back, if it was. */
  readonly next: Simulation | undefined;
}

type Progress = Pick<Simulation, 'situation' | 'trace'>;

/** More than any sensible machine does at one press: it goes round in a circle. */
const MAX_ENTRIES = 1_000;

/** Gives the machine what it has sent to itself, and what it sends to itself while it takes that. */
function settle(subject: Subject, { trace }: Pick<Progress, 'trace'>, { entry, sentToSelf }: Step): Progress {
  const entries = [entry];
  const waiting = [...sentToSelf];
  let situation = entry.after;
  while (entries.length < MAX_ENTRIES) {
    const event = waiting.shift();
    if (!event) break;
    const step = nextStep(subject, situation, event, 'self', trace.length + entries.length);
    entries.push(step.entry);
    waiting.push(...step.sentToSelf);
    situation = step.entry.after;
  }
  return { situation, trace: [...trace, ...entries] };
}

const changed = (simulation: Simulation, progress: Progress): Simulation => ({
  subject: simulation.subject,
  ...progress,
  previous: simulation,
  next: undefined,
});

function take(subject: Subject, progress: Progress, event: AnyEventObject, origin: Origin): Progress {
  const { situation, trace } = progress;
  return settle(subject, progress, nextStep(subject, situation, event, origin, trace.length));
}

/**
 * Starts a machine at 0 ms.
 * @param input what the machine takes at its start. One that breaks down over it is shown with the status `error`.
 */
export function startSimulation(machine: AnyStateMachine, input?: unknown): Simulation {
  const subject = subjectOf(machine);
  const progress = settle(subject, { trace: [] }, firstStep(subject, input));
  return { subject, ...progress, previous: undefined, next: undefined };
}

/** Gives the machine an event. Whatever becomes of it is one entry of the trace, also when nobody takes it. */
export function send(simulation: Simulation, event: AnyEventObject): Simulation {
  const origin = isAnswer(triggerOf(event.type).kind) ? 'actor' : 'visitor';
  return changed(simulation, take(simulation.subject, simulation, event, origin));
}

/**
 * Lets time pass. What is due within it comes in the order in which it is due, each as an entry of the trace; what that
 * puts on the clock comes too, if it is due in time.
 * @param ms simulated ms, from 0 on.
 * @throws RangeError at any other number.
 */
export function advance(simulation: Simulation, ms: number): Simulation {
  if (!Number.isFinite(ms) || ms < 0) throw new RangeError(`Time cannot pass by ${ms} ms.`);
  const { subject, trace } = simulation;
  const end = simulation.situation.at + ms;
  let progress: Progress = simulation;
  while (progress.trace.length < trace.length + MAX_ENTRIES) {
    const [due, ...pending] = progress.situation.pending;
    if (!due || due.dueAt > end) {
      return changed(simulation, { ...progress, situation: { ...progress.situation, at: end } });
    }
    const situation = { ...progress.situation, pending, at: Math.max(due.dueAt, progress.situation.at) };
    progress = take(subject, { ...progress, situation }, due.event, 'clock');
  }
  return changed(simulation, progress);
}

/** Lets time pass until the next of what is pending comes. With nothing pending, nothing changes. */
export function fireNext(simulation: Simulation): Simulation {
  const [due] = simulation.situation.pending;
  return due ? advance(simulation, Math.max(0, due.dueAt - simulation.situation.at)) : simulation;
}

/** Takes the last change back, however many entries it had. At the start, nothing changes. */
export const undo = (simulation: Simulation): Simulation =>
  simulation.previous ? { ...simulation.previous, next: simulation } : simulation;

/** Makes the change again that was taken back last. With none, nothing changes. */
export const redo = (simulation: Simulation): Simulation => simulation.next ?? simulation;
