import { useSyncExternalStore } from 'react';

/** The media query `@lg` of the styles. */
const wide = window.matchMedia('(min-width: 64em)');

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** True in a window without space for panels beside the chart. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => !wide.matches);
