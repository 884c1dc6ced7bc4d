import type { ActorStates, LivePage, TimelineEntry } from './livePage';
import type { ActorEvent, ActorState, LiveActor } from './protocol';

/** Maximum number of entries in a page's timeline. */
export const TIMELINE_LENGTH = 2_000;

/** States after an entry. An actor that ends is included for that entry, so that its last state can be shown. */
export function statesAfter(states: ActorStates, { key, state }: TimelineEntry): ActorStates {
  const running = [...states].filter(([other, { status }]) => other === key || status === 'active');
  return new Map([...running, [key, state]]);
}

/** Entry of an actor event; undefined for an unknown actor. */
function entryOf(actorEvent: ActorEvent, now: ActorStates): TimelineEntry | undefined {
  const { sequence, time, type } = actorEvent;
  const head = { sequence, time, count: 1, event: undefined, transitions: [] };
  if (type === 'actor') {
    const { actor, transitions, state } = actorEvent;
    return { ...head, kind: 'started', key: actor.key, transitions, state };
  }
  const before = now.get(actorEvent.key);
  if (!before) return undefined;
  const { key } = actorEvent;
  switch (type) {
    case 'snapshot':
      return {
        ...head,
        kind: 'changed',
        key,
        event: actorEvent.event,
        transitions: actorEvent.transitions,
        state: actorEvent.state,
      };
    case 'unchanged':
      return { ...head, kind: 'unchanged', key, event: actorEvent.event, state: before };
    case 'stopped':
      return { ...head, kind: 'stopped', key, state: { ...before, status: 'stopped' } };
  }
}

/** Merges two entries in a row if the same event was ignored twice. */
function merged(last: TimelineEntry | undefined, entry: TimelineEntry): TimelineEntry | undefined {
  const isSame =
    last?.kind === 'unchanged' &&
    entry.kind === 'unchanged' &&
    last.key === entry.key &&
    last.event?.type === entry.event?.type;
  return isSame ? { ...entry, sequence: last.sequence, count: last.count + 1 } : undefined;
}

/** Drops the oldest entries above the maximum, and actors without entries and state. */
function shortened(page: LivePage): LivePage {
  const surplus = page.timeline.length - TIMELINE_LENGTH;
  if (surplus <= 0) return page;
  const timeline = page.timeline.slice(surplus);
  const before = page.timeline.slice(0, surplus).reduce(statesAfter, page.before);
  const mentioned = new Set([...before.keys(), ...timeline.map(({ key }) => key)]);
  const actors = new Map([...page.actors].filter(([key]) => mentioned.has(key)));
  return { ...page, timeline, before, actors, dropped: page.dropped + surplus };
}

/** A page after an actor event. */
export function withActorEvent(page: LivePage, actorEvent: ActorEvent): LivePage {
  const { sequence } = actorEvent;
  const entry = entryOf(actorEvent, page.now);
  if (!entry) return { ...page, sequence };
  const actors: ReadonlyMap<string, LiveActor> =
    actorEvent.type === 'actor' ? new Map(page.actors).set(entry.key, actorEvent.actor) : page.actors;
  const combined = merged(page.timeline.at(-1), entry);
  const timeline = combined ? page.timeline.with(-1, combined) : [...page.timeline, entry];
  return shortened({ ...page, sequence, actors, timeline, now: statesAfter(page.now, entry) });
}

/** States of reported actors by their keys. */
export const statesOf = (
  reports: readonly { readonly actor: LiveActor; readonly state: ActorState }[],
): ActorStates => new Map(reports.map(({ actor, state }) => [actor.key, state]));

/** A page with an empty timeline; the states of its actors remain. */
export function cleared(page: LivePage): LivePage {
  const running = new Map([...page.now].filter(([, { status }]) => status === 'active'));
  const actors = new Map([...page.actors].filter(([key]) => running.has(key)));
  return { ...page, actors, timeline: [], dropped: 0, before: running, now: running };
}
