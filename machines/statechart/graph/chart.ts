import type { AnyStateNode } from 'xstate';

/**
 * A machine as plain data, which can be drawn, listed, or sent to another window. Ids are those of the machine. It has only
 * what the machines of the site use; an error names other features (`unsupportedIn`).
 */
export interface Chart {
  /** The id of the machine, and of its root. */
  readonly id: string;
  /** In the order of the definition, parents before children; the root is the first. */
  readonly nodes: readonly ChartNode[];
  readonly transitions: readonly ChartTransition[];
  /** Named guards. */
  readonly guards: readonly ChartGuard[];
  /** Named delays. */
  readonly delays: readonly ChartDelay[];
  /** Named actors that the machine may start. */
  readonly actors: readonly ChartActor[];
}

export interface ChartNode {
  readonly id: string;
  readonly key: string;
  /** Keys from below the root; empty for the root. */
  readonly path: readonly string[];
  readonly parent: string | undefined;
  /** Never `history`. */
  readonly type: AnyStateNode['type'];
  /** Id of the initial state of a compound state. */
  readonly initial: string | undefined;
  readonly tags: readonly string[];
  readonly description: string | undefined;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
}

export interface ChartInvoke {
  readonly id: string;
  /** Name of its logic. */
  readonly name: string;
}

/** Kind of a transition's trigger. `done` and `error` come from an invoked actor. */
export type TransitionKind = 'event' | 'always' | 'after' | 'done' | 'error';

export interface ChartTransition {
  /** Unique in its chart. */
  readonly id: string;
  readonly source: string;
  readonly target: string | undefined;
  readonly kind: TransitionKind;
  /** Event type of XState; undefined for `always`. */
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
  /** Undefined for a number of ms in the state itself. */
  readonly name: string | undefined;
  /** In ms; `computed` if a function computes it. */
  readonly ms: number | 'computed';
}

export interface ChartActor {
  readonly name: string;
  /** Id of the machine, if the actor is one. */
  readonly machine: string | undefined;
}
