import { useMemo } from 'react';
import type { LiveActor, LiveEvent, LivePage } from '../../statechart/inspect';

/** Maximum number of payloads of one type. */
const MAX_PAYLOADS = 5;

/** The last events with a payload that a machine of a page has received, each payload once, by type. */
function seenEvents({ timeline, actors }: LivePage, machine: string): readonly LiveEvent[] {
  const byText = new Map<string, LiveEvent>();
  const counts = new Map<string, number>();
  for (const { key, event } of timeline.toReversed()) {
    const hasPayload = event && Object.keys(event).length > 1 && !event.type.startsWith('xstate.');
    if (!hasPayload || actors.get(key)?.machine !== machine) continue;
    const text = JSON.stringify(event);
    const count = counts.get(event.type) ?? 0;
    if (byText.has(text) || count >= MAX_PAYLOADS) continue;
    byText.set(text, event);
    counts.set(event.type, count + 1);
  }
  return [...byText.values()];
}

const none: readonly LiveEvent[] = [];

/** Events with the payloads that were seen on a page, for all actors of the same machine, newest first. */
export function useSeenEvents(
  page: LivePage | undefined,
  actor: LiveActor | undefined,
): readonly LiveEvent[] {
  return useMemo(
    () => (page && actor?.machine !== undefined ? seenEvents(page, actor.machine) : none),
    [page, actor],
  );
}
