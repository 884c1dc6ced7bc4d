import { type Chart, eventText } from '../../statechart/graph';
import { type ActorState, type LivePage, statesAt, type TimelineEntry } from '../../statechart/inspect';
import type { Lane, SequenceEntry } from '../components/Sequence';
import { enteredLine, failureLine, payloadText } from '../components/sequenceLines';
import { siteChart } from '../siteCharts';

/** Time since a page was opened, for readers: `3.21 s`. */
export const timeText = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

function laneOf({ kind, event }: TimelineEntry, isChild: boolean): Lane {
  if (kind === 'started' || kind === 'stopped' || !event) return 'self';
  if (event.type.startsWith('xstate.after.')) return 'clock';
  return isChild || event.type.startsWith('xstate.') ? 'actor' : 'visitor';
}

/** Newly active states of an actor; all active states if it has just started. */
function enteredStates(entry: TimelineEntry, before: ActorState | undefined): readonly string[] {
  const { activeNodes } = entry.state;
  return entry.kind === 'started' || !before
    ? activeNodes
    : activeNodes.filter((id) => !before.activeNodes.includes(id));
}

function linesOf(
  entry: TimelineEntry,
  chart: Chart | undefined,
  before: ActorState | undefined,
): readonly string[] {
  const { kind, state } = entry;
  if (kind === 'stopped') return [state.error ?? 'stopped'];
  const entered = enteredStates(entry, before);
  return [...(chart ? enteredLine(chart, entered) : []), ...failureLine(state.error)];
}

/** Text of an entry: `header · menu.toggled`. */
export function entryLabel({ actors }: LivePage, { key, kind, event, count }: TimelineEntry): string {
  const actor = actors.get(key);
  const name = actor?.source ?? '';
  const isEvent = kind === 'changed' || kind === 'unchanged';
  const type = event?.type ?? '';
  const chart = siteChart(actor?.machine)?.chart;
  const text = chart ? eventText(chart, type) : type;
  return `${name} · ${isEvent ? text : kind}${count > 1 ? ` ×${count}` : ''}`;
}

/** The timeline of a page, or a part of it, formatted for display, newest first. */
export function timelineEntries(
  page: LivePage,
  timeline: readonly TimelineEntry[],
): readonly SequenceEntry[] {
  const { actors } = page;
  const first = timeline[0]?.sequence ?? 0;
  const states = new Map(statesAt(page, first - 1));
  return timeline
    .map((entry) => {
      const actor = actors.get(entry.key);
      const before = states.get(entry.key);
      states.set(entry.key, entry.state);
      return {
        key: String(entry.sequence),
        lane: laneOf(entry, actor?.parent !== undefined),
        label: entryLabel(page, entry),
        payload: payloadText(entry.event),
        time: timeText(entry.time),
        lines: linesOf(entry, siteChart(actor?.machine)?.chart, before),
        isQuiet: entry.kind === 'unchanged',
      };
    })
    .toReversed();
}
