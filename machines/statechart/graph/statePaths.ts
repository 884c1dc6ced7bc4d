import type { StateValue } from 'xstate';

/** The innermost states of a state value, by their keys: `embedded.loading`, or several where there are regions. */
export const statePaths = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([state, inner]) => {
        const paths = inner === undefined ? [] : statePaths(inner);
        return paths.length === 0 ? [state] : paths.map((path) => `${state}.${path}`);
      });
