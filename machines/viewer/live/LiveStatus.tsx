import { useSyncExternalStore } from 'react';
import type { LiveSession } from '../../statechart/inspect';

function statusOf({ getSnapshot }: LiveSession): string {
  const { connection, pages } = getSnapshot();
  if (connection === 'waiting') return 'waiting';
  return connection === 'lost'
    ? 'closed'
    : `${pages.filter(({ presence }) => presence === 'present').length} open`;
}

/** Number of open pages; renders only if it changes. */
export function LiveStatus({ session }: { readonly session: LiveSession }) {
  return <span>{useSyncExternalStore(session.subscribe, () => statusOf(session))}</span>;
}
