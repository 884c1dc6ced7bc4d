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
  /** True for the present, which the moment then follows. */
  readonly isNow: boolean;
  /** Last entry up to the moment; undefined before the first. */
  readonly entry: TimelineEntry | undefined;
  readonly states: ActorStates;
  /** Position in the timeline; 0 is before the first entry. */
  readonly position: number;
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
    position: entry ? timeline.indexOf(entry) + 1 : 0,
  };
  const choose = (chosen: number | undefined) => {
    if (page) setChoice({ page: page.id, sequence: chosen });
  };
  return {
    page,
    moment,
    /** @param id of the page to show in its current state. */
    showPage: (id: string) => setChoice({ page: id, sequence: undefined }),
    /** Keeps the page and its moment selected. */
    stay: () => choose(sequence),
    showNow: () => choose(undefined),
    /** @param chosen number of the entry. */
    showSequence: (chosen: number) => choose(chosen === timeline.at(-1)?.sequence ? undefined : chosen),
    /** @param position in the timeline; 0 is before the first entry. */
    showPosition: (position: number) =>
      choose(position >= timeline.length ? undefined : (timeline[position - 1]?.sequence ?? 0)),
  };
}
