import type { ActorStates, LivePage, TimelineEntry } from './livePage';
import type { ActorEvent, ActorState, LiveActor } from './protocol';

/** How many entries of a page's timeline are kept. */
export const TIMELINE_LENGTH = 2_000;

/** The states after an entry. An actor that ended is among them for that entry, so that its end can be seen. */
export function statesAfter(states: ActorStates, { key, state }: TimelineEntry): ActorStates {
  const running = [...states].filter(([other, { status }]) => other === key || status === 'active');
  return new Map([...running, [key, state]]);
}

/** What an entry says of an actor; undefined when nobody knows the actor. */
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

/** The entry that stands for two in a row, where the same event twice did nothing. */
function merged(last: TimelineEntry | undefined, entry: TimelineEntry): TimelineEntry | undefined {
  const isSame =
    last?.kind === 'unchanged' &&
    entry.kind === 'unchanged' &&
    last.key === entry.key &&
    last.event?.type === entry.event?.type;
  return isSame ? { ...entry, sequence: last.sequence, count: last.count + 1 } : undefined;
}

/** Drops the oldest entries of a timeline that is too long, and the actors that nothing speaks of any more. */
function shortened(page: LivePage): LivePage {
  const surplus = page.timeline.length - TIMELINE_LENGTH;
  if (surplus <= 0) return page;
  const timeline = page.timeline.slice(surplus);
  const before = page.timeline.slice(0, surplus).reduce(statesAfter, page.before);
  const spokenOf = new Set([...before.keys(), ...timeline.map(({ key }) => key)]);
  const actors = new Map([...page.actors].filter(([key]) => spokenOf.has(key)));
  return { ...page, timeline, before, actors, dropped: page.dropped + surplus };
}

/** A page after one more thing has happened on it. */
export function withActorEvent(page: LivePage, actorEvent: ActorEvent): LivePage {
  const { sequence } = actorEvent;
  const entry = entryOf(actorEvent, page.now);
  if (!entry) return { ...page, sequence };
  const actors: ReadonlyMap<string, LiveActor> =
    actorEvent.type === 'actor' ? new Map(page.actors).set(entry.key, actorEvent.actor) : page.actors;
  const together = merged(page.timeline.at(-1), entry);
  const timeline = together ? page.timeline.with(-1, together) : [...page.timeline, entry];
  return shortened({ ...page, sequence, actors, timeline, now: statesAfter(page.now, entry) });
}

/** How actors stood, as a page tells it. */
export const statesOf = (
  reports: readonly { readonly actor: LiveActor; readonly state: ActorState }[],
): ActorStates => new Map(reports.map(({ actor, state }) => [actor.key, state]));

/** A page with an empty timeline; how its actors stand remains. */
export function cleared(page: LivePage): LivePage {
  const running = new Map([...page.now].filter(([, { status }]) => status === 'active'));
  const actors = new Map([...page.actors].filter(([key]) => running.has(key)));
  return { ...page, actors, timeline: [], dropped: 0, before: running, now: running };
}
