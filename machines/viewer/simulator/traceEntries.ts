import { actorName, type Origin, type SimulationStep, type Timer } from '../../statechart/engine';
import { type Chart, eventText } from '../../statechart/graph';
import type { Lane, SequenceEntry } from '../components/Sequence';
import { enteredLine, failureLine, line, payloadText } from '../components/sequenceLines';

const lanes: Readonly<Record<Origin, Lane>> = {
  start: 'self',
  external: 'visitor',
  timer: 'clock',
  actor: 'actor',
  self: 'self',
};

function linesOf(chart: Chart, step: SimulationStep): readonly string[] {
  const { entered, guards, actions, after } = step;
  const timers = (list: readonly Timer[]) => list.map(({ event }) => eventText(chart, event.type));
  const actors = (ids: readonly string[]) => ids.map((id) => actorName(chart, id));
  return [
    ...guards.map(({ guard, outcome }) => `guard ${guard} was ${outcome}`),
    ...enteredLine(chart, entered),
    ...line('/', actions),
    ...line('timer cancelled:', timers(step.timersCancelled)),
    ...line('timer started:', timers(step.timersStarted)),
    ...line('actor stopped:', actors(step.actorsStopped)),
    ...line('actor started:', actors(step.actorsStarted)),
    ...failureLine(after.error),
  ];
}

/** The entries of a trace, formatted for display. */
export const traceEntries = (chart: Chart, trace: readonly SimulationStep[]): readonly SequenceEntry[] =>
  trace.map((entry) => ({
    key: String(entry.index),
    lane: lanes[entry.origin],
    label: entry.label,
    payload: payloadText(entry.payload),
    time: `${entry.after.nowMs} ms`,
    lines: linesOf(chart, entry),
    isQuiet: entry.isIgnored,
  }));
