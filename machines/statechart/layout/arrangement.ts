/** Reading direction of the children of a state. */
export type Direction = 'down' | 'right';

/** How the children of a state are arranged. */
export interface Arrangement {
  readonly direction?: Direction;
  /** Keys of all children, layer by layer in reading direction; the reading order decides without them. */
  readonly layers?: readonly (readonly string[])[];
}

/** Arrangements by the id of the state. */
export type Arrangements = Readonly<Record<string, Arrangement>>;
