/** State of a chart at one moment, by ids of its states and transitions. */
export interface ChartState {
  /** Active states, ancestors included. */
  readonly active: ReadonlySet<string>;
  /** Transitions that were taken last. */
  readonly taken: ReadonlySet<string>;
  /** Transitions that an event could trigger now; they can be pressed. */
  readonly enabled: ReadonlySet<string>;
  /** States and transitions that the reader points at or has searched for. */
  readonly pointed: ReadonlySet<string>;
}

/** Empty set of ids; the same object each time. */
export const noIds: ReadonlySet<string> = new Set();

/** No active, taken, enabled or pointed states and transitions. */
export const restingChart: ChartState = { active: noIds, taken: noIds, enabled: noIds, pointed: noIds };

/** Attributes by which the styles select the status of transitions that are drawn as one. */
export function statusOf({ taken, enabled, pointed }: ChartState, ids: readonly string[]) {
  const isAnyIn = (set: ReadonlySet<string>) => ids.some((id) => set.has(id)) || undefined;
  return {
    'data-taken': isAnyIn(taken),
    'data-enabled': isAnyIn(enabled),
    'data-pointed': isAnyIn(pointed),
  };
}
