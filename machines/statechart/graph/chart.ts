/**
 * A machine as plain data, which can be drawn, listed, or sent to another window. Ids are those of the machine. It has no
 * `meta`, no default targets of history states, and no actions of initial transitions: no machine of the site uses them.
 */
export interface Chart {
  /** The id of the machine, and of its root. */
  readonly id: string;
  /** In the order of the definition, parents before children; the root is the first. */
  readonly nodes: readonly ChartNode[];
  readonly transitions: readonly ChartTransition[];
  /** Named guards, with or without an implementation. */
  readonly guards: readonly ChartGuard[];
  /** Named delays, then numbers. */
  readonly delays: readonly ChartDelay[];
  /** Actors that the machine may start: the named ones, then those written inline. */
  readonly actors: readonly ChartActor[];
}

export interface ChartNode {
  readonly id: string;
  readonly key: string;
  /** Keys from below the root; empty for the root. */
  readonly path: readonly string[];
  readonly parent: string | undefined;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Id of the initial state of a compound state. */
  readonly initial: string | undefined;
  /** Only for a history state. */
  readonly history: 'shallow' | 'deep' | undefined;
  readonly tags: readonly string[];
  readonly description: string | undefined;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
}

export interface ChartInvoke {
  readonly id: string;
  /** Name of its logic, id of its machine, or `inline`. */
  readonly source: string;
  /** The source, numbered if a state invokes it more than once. */
  readonly name: string;
}

/**
 * Kind of a transition's trigger. `forbidden` consumes its event without an effect, so that no ancestor gets it;
 * `done` and `error` come from an invoked actor, `done-state` from the final children of the state.
 */
export type TransitionKind =
  | 'event'
  | 'wildcard'
  | 'forbidden'
  | 'always'
  | 'after'
  | 'done'
  | 'error'
  | 'done-state';

export interface ChartTransition {
  /** Unique in its chart. */
  readonly id: string;
  readonly source: string;
  /** Empty for a transition without a target. */
  readonly targets: readonly string[];
  readonly kind: TransitionKind;
  /** Event type of XState, or a wildcard; undefined for `always`. */
  readonly event: string | undefined;
  /** Name of the invoked actor that `done` or `error` comes from. */
  readonly invoke: string | undefined;
  readonly delay: ChartDelay | undefined;
  /** As text: `hasRoom and not isPaused`. */
  readonly guard: string | undefined;
  /** The named guards in it. */
  readonly guardNames: readonly string[];
  /** Position among the guarded transitions of one state and trigger, from 1; undefined if it is the only one. */
  readonly order: number | undefined;
  /** True if it has no guard and follows guarded transitions of the same trigger. */
  readonly isElse: boolean;
  readonly actions: readonly string[];
  /** True if the source is exited and entered again when the target is itself or inside it. */
  readonly reenter: boolean;
  readonly description: string | undefined;
}

export interface ChartGuard {
  readonly name: string;
  /** Text of a composed guard: `in pointer.away`. */
  readonly meaning: string | undefined;
}

export interface ChartDelay {
  readonly name: string | undefined;
  /** In ms; `computed` if a function computes it, undefined if the name has no implementation. */
  readonly ms: number | 'computed' | undefined;
}

export interface ChartActor {
  readonly name: string;
  /** Id of the machine, if the actor is one. */
  readonly machine: string | undefined;
}
