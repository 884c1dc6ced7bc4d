import { eventText, innermostNames, triggerOf } from '../graph';
import type { PathReport, ReportedStep } from '../paths';
import { actorLabel } from './actorLabel';
import type { LivePage, TimelineEntry } from './livePage';
import type { ActorState } from './protocol';
import { statesAt } from './selectors';

/** Innermost states of an actor with its name: `header: menu.open`; its status if it is no machine. */
function stateTexts(page: LivePage, key: string, { activeNodes, status }: ActorState): readonly string[] {
  const actor = page.actors.get(key);
  const names = actor?.chart ? innermostNames(actor.chart, new Set(activeNodes)) : [];
  return [`${actorLabel(actor)}: ${names.length > 0 ? names.join(' and ') : status}`];
}

/** Cause of an event, which the types of XState's own events contain. */
function causeOf(page: LivePage, { key, event, time }: TimelineEntry, before: number): Partial<ReportedStep> {
  const type = event?.type ?? '';
  const { kind, invoke } = triggerOf(type);
  const chart = page.actors.get(key)?.chart;
  const invoked = chart?.nodes.flatMap(({ invokes }) => invokes).find(({ id }) => id === invoke);
  if (kind === 'after') return { by: 'time', waitMs: Math.max(0, Math.round(time - before)) };
  if (kind === 'done') return { by: 'answer', actor: invoked?.name ?? invoke ?? '' };
  if (kind === 'error') return { by: 'failure', actor: invoked?.name ?? invoke ?? '' };
  return { by: 'event', event };
}

/**
 * The timeline of a page as a path, which `playwrightSpec` writes as a test with a step for each event. The same event that
 * has changed nothing several times in a row is one step.
 * @param isIncluded true for the key of an actor that is part of it.
 */
export function recordedReport(
  page: LivePage,
  isIncluded: (key: string) => boolean = () => true,
): PathReport {
  const entries = page.timeline.filter(({ key }) => isIncluded(key));
  const isEvent = ({ event }: TimelineEntry): boolean => event !== undefined;
  const first = entries.find(isEvent);
  const atStart = statesAt(page, (first?.sequence ?? page.sequence + 1) - 1);
  const steps = entries.filter(isEvent);
  return {
    machine: `recorded on ${page.path}`,
    paths: [
      {
        start: {
          name: page.dropped > 0 ? `after ${page.dropped} earlier events` : page.title,
          input: null,
        },
        states: [...atStart]
          .filter(
            ([key, { status }]) => isIncluded(key) && status === 'active' && page.actors.get(key)?.chart,
          )
          .flatMap(([key, state]) => stateTexts(page, key, state)),
        steps: steps.map((entry, index) => {
          const { key, event, count, state } = entry;
          const chart = page.actors.get(key)?.chart;
          const type = event?.type ?? '';
          const text = `${actorLabel(page.actors.get(key))}: ${chart ? eventText(chart, type) : type}`;
          return {
            by: 'event',
            ...causeOf(page, entry, steps[index - 1]?.time ?? 0),
            text: count > 1 ? `${text} (${count} times)` : text,
            states: stateTexts(page, key, state),
          };
        }),
      },
    ],
  };
}
