import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { transitionIds } from '../statechart/graph';

/**
 * Something that can be seen when a machine runs: a state entered, a transition taken, the outcome of a guard, an event
 * met in a state.
 */
export type Mark = string;
export type Marks = ReadonlySet<Mark>;

export const stateMark = (id: string): Mark => `state ${id}`;
export const transitionMark = (id: string): Mark => `transition ${id}`;
export const guardMark = (guard: string, outcome: boolean): Mark => `guard ${guard} ${outcome}`;

/** An event that comes while a state is active, whatever it does there. */
export const encounterMark = (state: string, event: string): Mark => `encounter ${state} ${event}`;

export const joined = (all: Iterable<Marks>): Marks => new Set([...all].flatMap((marks) => [...marks]));

/** The marks of each transition that a machine declares; its id is the one that it has in the machine's chart. */
export const transitionMarks = (machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, Mark> =>
  new Map([...transitionIds(machine)].map(([definition, id]) => [definition, transitionMark(id)]));
