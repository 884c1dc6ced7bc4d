import { useMemo, useState } from 'react';
import { type EventChoice, eventChoices, eventsByTransition, simulationAt } from '../../statechart/engine';
import type { ActorState, LivePage } from '../../statechart/inspect';
import { eventsOf } from '../../statechart/paths';
import { type ChartState, noIds } from '../../statechart/react';
import { type SiteChart, siteChart } from '../siteCharts';
import { activeStates } from './timelineEntries';

/** Selected page, and a moment by the number of its last entry; undefined for the present. */
interface Choice {
  readonly page: string;
  readonly sequence: number | undefined;
}

/** Selected page. A page with a selected past moment stays; otherwise an open page comes before a closed one. */
function shownPage(pages: readonly LivePage[], choice: Choice | undefined): LivePage | undefined {
  const chosen = pages.find(({ id }) => id === choice?.page);
  if (chosen && (choice?.sequence !== undefined || chosen.presence === 'present')) return chosen;
  return pages.findLast(({ presence }) => presence === 'present') ?? chosen ?? pages.at(-1);
}

/** A moment of a page's timeline. */
export type Moment = ReturnType<typeof momentOf>;

function momentOf({ timeline, initial }: LivePage, last: number | undefined) {
  const past = last === undefined ? timeline : timeline.filter(({ sequence }) => sequence <= last);
  const entry = past.at(-1);
  return {
    /** True for the present, which the moment then follows. */
    isNow: last === undefined,
    /** Entries up to the moment. */
    past,
    /** The last of them; undefined before the first. */
    entry,
    actors: entry?.actors ?? initial,
    /** Actors before that entry. */
    before: past.at(-2)?.actors ?? initial,
  };
}

/** Events that can be sent to an actor in this state; none if the page runs another version of the machine. */
function liveChoices(
  { listed: { machine, model } }: SiteChart,
  { value, context }: ActorState,
): readonly EventChoice[] {
  try {
    const choices = eventChoices(simulationAt(machine, value, context, model.withClock), eventsOf(model));
    // The running site has its own clock and actors.
    return choices.filter(({ kind }) => kind === 'event');
  } catch {
    return [];
  }
}

/** Events that a reader causes by going from the page to the viewer and back, so that they are not followed. */
const ofSwitching: readonly string[] = ['page.hidden', 'page.shown'];

/**
 * Selects what Live shows: by default the latest page at present, and its machine that changed last. A machine that the reader
 * has chosen stays, also when it has ended.
 */
export function useWatch(pages: readonly LivePage[]) {
  const [choice, setChoice] = useState<Choice>();
  const [key, setKey] = useState<string>();
  const [isFollowing, setFollowing] = useState(true);
  const page = shownPage(pages, choice);
  const sequence = choice?.page === page?.id ? choice?.sequence : undefined;
  const moment = useMemo(() => page && momentOf(page, sequence), [page, sequence]);

  const charted = [...(moment?.actors.values() ?? [])].filter(({ actor }) => siteChart(actor.machine));
  const running = charted.filter(({ state }) => state.status === 'active');
  const changed = moment?.past.findLast(
    ({ actor, event }) =>
      !ofSwitching.includes(event.type) && running.some((report) => report.actor.key === actor.key),
  );
  const wanted = isFollowing ? changed?.actor.key : key;
  const watched = charted.find(({ actor }) => actor.key === wanted) ?? running[0];
  const shown = siteChart(watched?.actor.machine);
  const isOffered = moment?.isNow && page?.presence === 'present' && watched?.state.status === 'active';
  const choices = useMemo(
    () => (shown && watched && isOffered ? liveChoices(shown, watched.state) : []),
    [shown, watched, isOffered],
  );
  const events = useMemo(() => eventsByTransition(choices), [choices]);
  const entry = moment?.entry;
  const chartState = useMemo(
    (): ChartState => ({
      active: activeStates(shown, watched?.state.value),
      taken: new Set(entry?.actor.key === watched?.actor.key ? entry?.transitions : []),
      enabled: new Set(events.keys()),
      pointed: noIds,
    }),
    [shown, watched, entry, events],
  );

  const show = (chosen: number | undefined) => {
    if (page) setChoice({ page: page.id, sequence: chosen });
  };
  return {
    page,
    moment,
    /** The actor with its state, and its machine. */
    watched,
    shown,
    /** Events that can be sent to it; empty in a past moment. */
    choices,
    /** Event for each transition that can be pressed. */
    events,
    chartState,
    isFollowing,
    setFollowing: (isWanted: boolean) => {
      // Without following, the selection stays at the visible actor.
      setKey(watched?.actor.key);
      setFollowing(isWanted);
    },
    watch: (chosen: string) => {
      setKey(chosen);
      setFollowing(false);
      // Another page that opens does not replace this one.
      show(sequence);
    },
    /** @param id of the page to show at present. */
    showPage: (id: string) => setChoice({ page: id, sequence: undefined }),
    /** @param chosen number of the entry; the last one is the present. */
    showEntry: (chosen: number) => show(chosen === page?.timeline.at(-1)?.sequence ? undefined : chosen),
    showNow: () => show(undefined),
  };
}
