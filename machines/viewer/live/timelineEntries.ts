import type { StateValue } from 'xstate';
import { activeIds, eventText, innermostNames } from '../../statechart/graph';
import type { ActorState, LivePage, TimelineEntry } from '../../statechart/inspect';
import { noIds } from '../../statechart/react';
import type { ListedStep } from '../panels/StepList';
import { type SiteChart, siteChart } from '../siteCharts';

/** Ids of the active states of a running machine, ancestors included. */
export const activeStates = (
  shown: SiteChart | undefined,
  value: StateValue | undefined,
): ReadonlySet<string> => (shown && value !== undefined ? activeIds(shown.chart, value) : noIds);

/** Text of an entry: `header · menu.toggled`. */
function labelOf({ actor, kind, event }: TimelineEntry): string {
  const shown = siteChart(actor.machine);
  const text = shown ? eventText(shown.chart, event.type) : event.type;
  return `${actor.machine} · ${kind === 'changed' ? text : kind}`;
}

function linesOf({ actor, kind, state }: TimelineEntry, before: ActorState | undefined): readonly string[] {
  const shown = siteChart(actor.machine);
  const old = kind === 'started' ? noIds : activeStates(shown, before?.value);
  const entered = [...activeStates(shown, state.value)].filter((id) => !old.has(id));
  const names = shown ? innermostNames(shown.chart, new Set(entered)) : [];
  return [
    ...(names.length === 0 ? [] : [`→ ${names.join(', ')}`]),
    ...(state.error === undefined ? [] : [`failed: ${state.error}`]),
  ];
}

/** Entries of the timeline of a page, formatted for display. @param key of the only actor to list. */
export const timelineEntries = (
  { timeline, initial }: LivePage,
  key: string | undefined,
): readonly ListedStep[] =>
  timeline.flatMap((entry, index) => {
    if (key !== undefined && entry.actor.key !== key) return [];
    const before = (timeline[index - 1]?.actors ?? initial).get(entry.actor.key)?.state;
    return [
      {
        number: entry.sequence,
        label: labelOf(entry),
        event: entry.kind === 'changed' ? entry.event : undefined,
        time: `${(entry.time / 1_000).toFixed(2)} s`,
        lines: linesOf(entry, before),
      },
    ];
  });
