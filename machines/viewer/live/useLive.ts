import { useSyncExternalStore } from 'react';
import type { LiveSession, LiveView } from '../../statechart/inspect';

/** Subscribes to the view of a live session. */
export const useLive = (session: LiveSession): LiveView =>
  useSyncExternalStore(session.subscribe, session.getSnapshot);
