import { useState } from 'react';
import type { ActorStates, LivePage, TimelineEntry } from '../../live/livePage';
import { entryAt, statesAt } from '../../live/selectors';

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

const nothing: ActorStates = new Map();

/** The moment of a page that is looked at: now, until another is chosen. */
export function useMoment(page: LivePage | undefined) {
  const [sequence, setSequence] = useState<number>();
  const timeline = page?.timeline ?? [];
  const entry = page && (sequence === undefined ? timeline.at(-1) : entryAt(page, sequence));
  const moment: Moment = {
    isNow: sequence === undefined,
    entry,
    states: page ? (sequence === undefined ? page.now : statesAt(page, sequence)) : nothing,
    place: entry ? timeline.indexOf(entry) + 1 : 0,
  };
  return {
    moment,
    showNow: () => setSequence(undefined),
    /** @param chosen number of the entry. */
    showSequence: (chosen: number) => setSequence(chosen === timeline.at(-1)?.sequence ? undefined : chosen),
    /** @param place in the timeline, from 0, which is before the first entry. */
    showPlace: (place: number) =>
      setSequence(place >= timeline.length ? undefined : (timeline[place - 1]?.sequence ?? 0)),
  };
}
