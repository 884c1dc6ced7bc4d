import { useMemo, useState } from 'react';
import type { ActorState, LiveActor, LivePage } from '../../statechart/inspect';
import type { ChartState } from '../../statechart/react';
import { type LiveChoices, liveChoices, noChoices } from './liveChoices';
import type { Moment } from './useMoment';
import { useSeenEvents } from './useSeenEvents';

/** The selected machine of a page. */
export interface WatchedActor {
  readonly actor: LiveActor | undefined;
  readonly actorState: ActorState | undefined;
  /** Events that can be sent to it; empty in a past moment. */
  readonly offer: LiveChoices;
  readonly chartState: ChartState;
}

/** Events that a reader causes by going from the page to the viewer and back, so that they are not followed. */
const ofSwitching: readonly (string | undefined)[] = ['page.hidden', 'page.shown'];

/**
 * Selects the machine to show: the requested one, or the one that changed last.
 * @param isMuted true for an actor that is not followed.
 */
export function useWatchedActor(
  page: LivePage | undefined,
  moment: Moment,
  isMuted: (actor: LiveActor) => boolean,
) {
  const [key, setKey] = useState<string>();
  const [isFollowing, setFollowing] = useState(true);
  const charted = [...(page?.actors.values() ?? [])].filter(
    (actor) => actor.chart && moment.states.has(actor.key),
  );
  const changed = page?.timeline
    .slice(0, moment.position)
    .findLast(
      ({ kind, key: changedKey, event }) =>
        kind !== 'unchanged' &&
        !ofSwitching.includes(event?.type) &&
        charted.some((actor) => actor.key === changedKey && !isMuted(actor)),
    );
  const followed = isFollowing ? charted.find((actor) => actor.key === changed?.key) : undefined;
  const actor = followed ?? charted.find((each) => each.key === key) ?? charted[0];
  const actorState = actor && moment.states.get(actor.key);
  const isOffered = moment.isNow && page?.presence === 'present';
  const seen = useSeenEvents(page, actor);
  const offer = useMemo(
    () => (actor && actorState && isOffered ? liveChoices(actor, actorState, seen) : noChoices),
    [actor, actorState, isOffered, seen],
  );
  const chartState = useMemo(
    (): ChartState => ({
      active: new Set(actorState?.activeNodes),
      taken: new Set(moment.entry && moment.entry.key === actor?.key ? moment.entry.transitions : []),
      enabled: new Set(offer.events.keys()),
      pointed: undefined,
    }),
    [actorState, moment.entry, actor, offer],
  );
  const watched: WatchedActor = { actor, actorState, offer, chartState };
  return {
    ...watched,
    isFollowing,
    setFollowing: (wanted: boolean) => {
      // Without following, the selection stays at the visible actor.
      setKey(actor?.key);
      setFollowing(wanted);
    },
    watch: (chosen: string) => {
      setKey(chosen);
      setFollowing(false);
    },
  };
}
