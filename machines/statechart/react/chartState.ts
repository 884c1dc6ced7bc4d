/** What is told of a chart at one moment; all are ids of its states and transitions. */
export interface ChartState {
  /** The states the machine is in, those around them too. */
  readonly active: ReadonlySet<string>;
  /** The transitions that were taken last. */
  readonly taken: ReadonlySet<string>;
  /** The transitions that an event could set off now; they can be pressed. */
  readonly enabled: ReadonlySet<string>;
  /** The state or transition that is pointed at, to be found in the drawing. */
  readonly pointed: string | undefined;
}

/** No states and no transitions, the same each time. */
export const noIds: ReadonlySet<string> = new Set();

/** A chart that nothing is told of. */
export const restingChart: ChartState = {
  active: noIds,
  taken: noIds,
  enabled: noIds,
  pointed: undefined,
};

/** What a reader can do with a chart. */
export interface ChartActions {
  /** A transition was pressed, by id. */
  readonly onTransition?: ((id: string) => void) | undefined;
  /** A state is to be folded or unfolded, by id. */
  readonly onFold?: ((id: string) => void) | undefined;
  /** A state or a transition is pointed at in the outline, by id; undefined when none is any more. */
  readonly onPoint?: ((id: string | undefined) => void) | undefined;
}
