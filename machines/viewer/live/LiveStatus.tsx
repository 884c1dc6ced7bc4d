import { useSyncExternalStore } from 'react';
import type { LiveSession } from '../../statechart/inspect';

function statusOf({ getSnapshot }: LiveSession): string {
  const { connection, pages } = getSnapshot();
  if (connection === 'waiting') return 'waiting';
  return connection === 'lost'
    ? 'closed'
    : `${pages.filter(({ presence }) => presence === 'present').length} open`;
}

/** How many pages of the site are watched, in a word or two; it changes with that alone. */
export function LiveStatus({ session }: { readonly session: LiveSession }) {
  return <span>{useSyncExternalStore(session.subscribe, () => statusOf(session))}</span>;
}
