import { useMemo, useState } from 'react';
import type { ActorState, LivePage } from '../../statechart/inspect';
import type { ChartState } from '../../statechart/react';
import { siteChart } from '../siteCharts';
import { liveChoices, noChoices } from './liveChoices';
import type { Moment } from './useMoment';
import { useSeenEvents } from './useSeenEvents';

/** Events that a reader causes by going from the page to the viewer and back, so that they are not followed. */
const ofSwitching: readonly (string | undefined)[] = ['page.hidden', 'page.shown'];

/** Selects the machine to show: the requested one, or the one that changed last. An actor that has ended stays selected. */
export function useWatchedActor(page: LivePage | undefined, moment: Moment) {
  const [key, setKey] = useState<string>();
  const [isFollowing, setFollowing] = useState(true);
  const past = page?.timeline.slice(0, moment.position) ?? [];
  /** State of an actor at the moment; of one that has ended, its last state. */
  const stateOf = (of: string): ActorState | undefined =>
    moment.states.get(of) ?? past.findLast((entry) => entry.key === of)?.state;
  const charted = [...(page?.actors.values() ?? [])].filter(
    (actor) => siteChart(actor.machine) && stateOf(actor.key),
  );
  const running = charted.filter((actor) => moment.states.has(actor.key));
  const changed = past.findLast(
    ({ kind, key: changedKey, event }) =>
      kind !== 'unchanged' &&
      !ofSwitching.includes(event?.type) &&
      running.some((actor) => actor.key === changedKey),
  );
  const followed = isFollowing ? running.find((actor) => actor.key === changed?.key) : undefined;
  const actor = followed ?? charted.find((each) => each.key === key) ?? running[0];
  const actorState = actor && stateOf(actor.key);
  const shown = siteChart(actor?.machine);
  const isOffered = moment.isNow && page?.presence === 'present';
  const seen = useSeenEvents(page, actor);
  const offer = useMemo(
    () => (shown && actorState && isOffered ? liveChoices(shown, actorState, seen) : noChoices),
    [shown, actorState, isOffered, seen],
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
  return {
    actor,
    actorState,
    /** The machine of the actor. */
    shown,
    /** Events that can be sent to it; empty in a past moment. */
    offer,
    chartState,
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
