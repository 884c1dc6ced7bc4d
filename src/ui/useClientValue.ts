import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only the visitor's browser knows (a date, say): the build's value in the prerendered document and
 * while hydrating, the browser's directly after, without a mismatch.
 */
export function useClientValue<Value extends string | number>(
  client: () => Value,
  build: () => Value,
): Value {
  return useSyncExternalStore(never, client, build);
}
