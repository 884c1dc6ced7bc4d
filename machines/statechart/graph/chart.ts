import type { AnyStateMachine } from 'xstate';
import { actorsOf } from './chartActors';
import { delaysOf } from './chartDelays';
import { guardsOf } from './chartGuards';
import { nodeOf } from './chartNode';
import { transitionsOf } from './chartTransitions';
import { invokeNames } from './invokes';
import { withDescendants } from './stateNodes';

/** A machine as plain data: what can be drawn, listed, or sent to another window. Ids are those of the machine. */
export interface Chart {
  /** The id of the machine, and of its root. */
  readonly id: string;
  /** In the order of the definition, parents before children; the root is the first. */
  readonly nodes: readonly ChartNode[];
  readonly transitions: readonly ChartTransition[];
  /** The named guards, those that are used without an implementation too. */
  readonly guards: readonly ChartGuard[];
  /** The delays with a name, then the bare numbers. */
  readonly delays: readonly ChartDelay[];
  /** What the machine may start: the named actors, then those written in place. */
  readonly actors: readonly ChartActor[];
}

export interface ChartNode {
  readonly id: string;
  readonly key: string;
  /** The keys from below the root; none for the root itself. */
  readonly path: readonly string[];
  readonly parent: string | undefined;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Where a compound state starts. */
  readonly initial: ChartInitial | undefined;
  /** Of a history state alone. */
  readonly history: ChartHistory | undefined;
  readonly tags: readonly string[];
  readonly description: string | undefined;
  /** A plain copy. */
  readonly meta: unknown;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
}

export interface ChartInitial {
  readonly target: string;
  readonly actions: readonly string[];
  readonly description: string | undefined;
}

export interface ChartHistory {
  readonly kind: 'shallow' | 'deep';
  /** Where it leads before there is a history; none when it is where the parent starts. */
  readonly targets: readonly string[];
}

export interface ChartInvoke {
  readonly id: string;
  /** The name of its logic, the id of the machine that it is, or `inline`. */
  readonly source: string;
  /** For people: the source, counted where a state invokes it more than once. */
  readonly name: string;
}

/**
 * What sets a transition off. `forbidden` is an event that is taken and does nothing, so that no ancestor gets it;
 * `done` and `error` are answers of an invoked actor, `done-state` is the end of the state's own children; `route` is
 * XState's request to go to a state by its id.
 */
export type TransitionKind =
  | 'event'
  | 'wildcard'
  | 'forbidden'
  | 'always'
  | 'after'
  | 'done'
  | 'error'
  | 'snapshot'
  | 'done-state'
  | 'route';

export interface ChartTransition {
  /** Unique in its chart. */
  readonly id: string;
  readonly source: string;
  /** None: the state stays as it is. */
  readonly targets: readonly string[];
  readonly kind: TransitionKind;
  /** The event's type as XState knows it, or a wildcard; undefined for `always`. */
  readonly event: string | undefined;
  /** The name of the invoked actor that answers. */
  readonly invoke: string | undefined;
  readonly delay: ChartDelay | undefined;
  /** As text: `hasRoom and not isPaused`. */
  readonly guard: string | undefined;
  /** The named guards in it. */
  readonly guardNames: readonly string[];
  /**
   * Where the same trigger has several guarded transitions in the same state: which of them it is, from 1 on, as they are
   * tried in turn.
   */
  readonly order: number | undefined;
  /** Whether it has no guard and is taken when those of the same trigger before it are not. */
  readonly isElse: boolean;
  readonly actions: readonly string[];
  /** Whether the source is left and entered again when the target is itself or inside it. */
  readonly reenter: boolean;
  readonly description: string | undefined;
  /** A plain copy. */
  readonly meta: unknown;
}

export interface ChartGuard {
  readonly name: string;
  /** What a composed guard stands for: `in pointer.away`. */
  readonly meaning: string | undefined;
}

export interface ChartDelay {
  readonly name: string | undefined;
  /** In ms; `computed` when it depends on the moment, undefined when the name has no implementation. */
  readonly ms: number | 'computed' | undefined;
}

export interface ChartActor {
  readonly name: string;
  /** The id of the machine that it is, if it is one. */
  readonly machine: string | undefined;
}

const charts = new WeakMap<AnyStateMachine, Chart>();

/** The chart of any machine; always the same for the same machine, so that what is made of it can be kept. */
export function chartOf(machine: AnyStateMachine): Chart {
  const chart = charts.get(machine) ?? readChart(machine);
  charts.set(machine, chart);
  return chart;
}

/** Reads a machine from its own state nodes: its JSON leaves out `always`, inline functions and delays. */
function readChart(machine: AnyStateMachine): Chart {
  const stateNodes = withDescendants(machine.root);
  const names = invokeNames(stateNodes);
  const nodes = stateNodes.map(nodeOf);
  const transitions = stateNodes.flatMap((node) => transitionsOf(node, names));
  return {
    id: machine.root.id,
    nodes,
    transitions,
    guards: guardsOf(machine, transitions),
    delays: delaysOf(machine, transitions),
    actors: actorsOf(machine, nodes),
  };
}
