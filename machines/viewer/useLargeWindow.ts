import { useSyncExternalStore } from 'react';
import { LARGE_WINDOW } from '../../src/theme/tokens';

function subscribe(onChange: () => void) {
  const list = window.matchMedia(LARGE_WINDOW);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** True if the panels have space beside the chart. */
export const useLargeWindow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(LARGE_WINDOW).matches);
