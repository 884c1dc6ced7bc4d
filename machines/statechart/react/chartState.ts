/** State of a chart at one moment, by ids of its states and transitions. */
export interface ChartState {
  /** Active states, ancestors included. */
  readonly active: ReadonlySet<string>;
  /** Transitions that were taken last. */
  readonly taken: ReadonlySet<string>;
  /** Transitions that an event could trigger now; they can be pressed. */
  readonly enabled: ReadonlySet<string>;
  /** State or transition that the reader points at in the outline; the drawing highlights it. */
  readonly pointed: string | undefined;
  /** States and transitions that a search has found; highlighted, and kept in sight. */
  readonly found?: ReadonlySet<string>;
}

/** Empty set of ids; the same object each time. */
export const noIds: ReadonlySet<string> = new Set();

/** No active, taken, enabled or pointed states and transitions. */
export const restingChart: ChartState = {
  active: noIds,
  taken: noIds,
  enabled: noIds,
  pointed: undefined,
};

/** Handlers of a reader's actions. */
export interface ChartActions {
  /** Called with the id of a pressed transition. */
  readonly onTransition?: ((id: string) => void) | undefined;
  /** Called with the id of the state or transition that the reader points at; undefined for none. */
  readonly onPoint?: ((id: string | undefined) => void) | undefined;
}
