import { type Chart, innermostNames } from '../../statechart/graph';
import type { Lane, SequenceEntry } from '../components/Sequence';
import type { Origin, TraceEntry } from '../simulation/trace';

const lanes: Readonly<Record<Origin, Lane>> = {
  start: 'self',
  visitor: 'visitor',
  clock: 'clock',
  actor: 'actor',
  self: 'self',
};

function linesOf(chart: Chart, { entered, actions, isIgnored, after }: TraceEntry): readonly string[] {
  if (isIgnored) return ['nobody takes it'];
  return [
    ...(entered.length === 0 ? [] : [`→ ${innermostNames(chart, new Set(entered)).join(', ')}`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
    ...(after.error === undefined ? [] : [`broke down: ${after.error}`]),
  ];
}

/** A trace as it is shown. */
export const traceEntries = (chart: Chart, trace: readonly TraceEntry[]): readonly SequenceEntry[] =>
  trace.map((entry) => ({
    key: String(entry.index),
    lane: lanes[entry.origin],
    label: entry.origin === 'start' ? 'start' : entry.label,
    time: `${entry.at} ms`,
    lines: linesOf(chart, entry),
    isQuiet: entry.isIgnored,
  }));
