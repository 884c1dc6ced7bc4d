import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only the browser knows, such as the current date. The prerendered document and hydration use the
 * value of the build, so that they match; the browser's value follows directly.
 */
export const useClientValue = <Value extends string | number>(client: () => Value, build: () => Value) =>
  useSyncExternalStore(never, client, build);
