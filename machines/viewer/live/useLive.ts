import { useSyncExternalStore } from 'react';
import type { LiveSession, LiveView } from '../../statechart/inspect';

/** What the viewer knows of the running site, followed as it changes. */
export const useLive = (session: LiveSession): LiveView =>
  useSyncExternalStore(session.subscribe, session.getSnapshot);
