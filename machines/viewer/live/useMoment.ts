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
  /** True if it is the present, which it then follows. */
  readonly isNow: boolean;
  /** Last entry up to the moment; undefined before the first. */
  readonly entry: TimelineEntry | undefined;
  readonly states: ActorStates;
  /** Its place in the timeline, from 0, which is before the first entry. */
  readonly place: number;
}

/** Selected page, and a moment by the number of its last entry; undefined for the present. */
interface Choice {
  readonly page: string;
  readonly sequence: number | undefined;
}

const nothing: ActorStates = new Map();

/** Selected page. A page with a selected past moment stays; otherwise an open page comes before a closed one. */
function shownPage(pages: readonly LivePage[], choice: Choice | undefined): LivePage | undefined {
  const chosen = pages.find(({ id }) => id === choice?.page);
  if (chosen && (choice?.sequence !== undefined || chosen.presence === 'present')) return chosen;
  return pages.findLast(({ presence }) => presence === 'present') ?? chosen ?? pages.at(-1);
}

/** Selected page and moment: by default the latest page at present. */
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
    /** @param id of the page to show in its current state. */
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
