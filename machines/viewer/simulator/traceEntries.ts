import type { Origin, SimulationStep } from '../../statechart/engine';
import { type Chart, innermostNames } from '../../statechart/graph';
import type { Lane, SequenceEntry } from '../components/Sequence';

const lanes: Readonly<Record<Origin, Lane>> = {
  start: 'self',
  external: 'visitor',
  timer: 'clock',
  actor: 'actor',
  self: 'self',
};

function linesOf(chart: Chart, step: SimulationStep): readonly string[] {
  const { entered, guards, actions, isIgnored, after } = step;
  return [
    ...(isIgnored ? ['no transition'] : []),
    ...guards.map(({ guard, outcome }) => `guard ${guard} was ${outcome}`),
    ...(entered.length === 0 ? [] : [`→ ${innermostNames(chart, new Set(entered)).join(', ')}`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
    ...(after.error === undefined ? [] : [`broke down: ${after.error}`]),
  ];
}

/** A trace as it is shown. */
export const traceEntries = (chart: Chart, trace: readonly SimulationStep[]): readonly SequenceEntry[] =>
  trace.map((entry) => ({
    key: String(entry.index),
    lane: lanes[entry.origin],
    label: entry.label,
    time: `${entry.after.nowMs} ms`,
    lines: linesOf(chart, entry),
    isQuiet: entry.isIgnored,
  }));
