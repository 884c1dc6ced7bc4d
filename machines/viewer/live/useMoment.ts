import { useMemo, useState } from 'react';
import {
  type ActorStates,
  entryAt,
  type LivePage,
  statesAt,
  type TimelineEntry,
} from '../../statechart/inspect';

/** A moment of a page's timeline. */
export interface Moment {
  /** Whether it is the present one, and stays so. */
  readonly isNow: boolean;
  /** The last entry that counts; none when nothing has happened yet. */
  readonly entry: TimelineEntry | undefined;
  readonly states: ActorStates;
  /** Its place in the timeline, from 0, which is before the first entry. */
  readonly place: number;
}

/** What was chosen: a page, and a moment of it by the number of its last entry; the present without one. */
interface Choice {
  readonly page: string;
  readonly sequence: number | undefined;
}

const nothing: ActorStates = new Map();

/** The page that is looked at: one whose past was chosen stays, else one that is open is preferred to one that is gone. */
function shownPage(pages: readonly LivePage[], choice: Choice | undefined): LivePage | undefined {
  const chosen = pages.find(({ id }) => id === choice?.page);
  if (chosen && (choice?.sequence !== undefined || chosen.presence === 'present')) return chosen;
  return pages.findLast(({ presence }) => presence === 'present') ?? chosen ?? pages.at(-1);
}

/** The page and its moment that are looked at: the latest page and now, until others are chosen. */
export function useMoment(pages: readonly LivePage[]) {
  const [choice, setChoice] = useState<Choice>();
  const page = shownPage(pages, choice);
  const timeline = page?.timeline ?? [];
  const sequence = choice?.page === page?.id ? choice?.sequence : undefined;
  const entry = page && (sequence === undefined ? timeline.at(-1) : entryAt(page, sequence));
  const past = useMemo(
    () => (page && sequence !== undefined ? statesAt(page, sequence) : undefined),
    [page, sequence],
  );
  const moment: Moment = {
    isNow: sequence === undefined,
    entry,
    states: past ?? page?.now ?? nothing,
    place: entry ? timeline.indexOf(entry) + 1 : 0,
  };
  const choose = (chosen: number | undefined) => {
    if (page) setChoice({ page: page.id, sequence: chosen });
  };
  return {
    page,
    moment,
    /** @param id of the page, which is shown as it is now. */
    showPage: (id: string) => setChoice({ page: id, sequence: undefined }),
    /** Stays with the page that is shown, and with its moment. */
    stay: () => choose(sequence),
    showNow: () => choose(undefined),
    /** @param chosen number of the entry. */
    showSequence: (chosen: number) => choose(chosen === timeline.at(-1)?.sequence ? undefined : chosen),
    /** @param place in the timeline, from 0, which is before the first entry. */
    showPlace: (place: number) =>
      choose(place >= timeline.length ? undefined : (timeline[place - 1]?.sequence ?? 0)),
  };
}
