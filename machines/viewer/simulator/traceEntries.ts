import { actorName, type SimulationStep, type Timer } from '../../statechart/engine';
import { type Chart, eventText, innermostNames } from '../../statechart/graph';
import type { ListedStep } from '../panels/StepList';

/** A line of texts after its sign or title; none without texts. */
const line = (start: string, texts: readonly string[]): readonly string[] =>
  texts.length === 0 ? [] : [`${start} ${texts.join(', ')}`];

function linesOf(chart: Chart, step: SimulationStep): readonly string[] {
  const { entered, guards, actions, after, isIgnored } = step;
  const timers = (list: readonly Timer[]) => list.map(({ event }) => eventText(chart, event.type));
  const actors = (ids: readonly string[]) => ids.map((id) => actorName(chart, id));
  return [
    ...guards.map(({ guard, outcome }) => `guard ${guard} was ${outcome}`),
    ...line('→', innermostNames(chart, new Set(entered))),
    ...line('/', actions),
    ...line('timer cancelled:', timers(step.timersCancelled)),
    ...line('timer started:', timers(step.timersStarted)),
    ...line('actor stopped:', actors(step.actorsStopped)),
    ...line('actor started:', actors(step.actorsStarted)),
    ...(after.error === undefined ? [] : [`failed: ${after.error}`]),
    ...(isIgnored ? ['ignored'] : []),
  ];
}

/** The entries of a trace, formatted for display. */
export const traceEntries = (chart: Chart, trace: readonly SimulationStep[]): readonly ListedStep[] =>
  trace.map((entry) => ({
    number: entry.index,
    label: entry.label,
    event: entry.payload,
    time: `${entry.after.nowMs} ms`,
    lines: linesOf(chart, entry),
  }));
