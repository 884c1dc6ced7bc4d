import type { TraceEntry } from '../engine';

/** Something that a test can cover: a state, a transition, the outcome of a guard, or an event in a state. */
export type CoverageItem = string;
export type CoverageItems = ReadonlySet<CoverageItem>;

export const stateItem = (id: string): CoverageItem => `state ${id}`;
export const transitionItem = (id: string): CoverageItem => `transition ${id}`;
export const guardItem = (guard: string, outcome: boolean): CoverageItem => `guard ${guard} ${outcome}`;

/** An event that occurs while a state is active, whatever its effect. */
export const stateEventPair = (state: string, event: string): CoverageItem => `pair ${state} ${event}`;

export const union = (all: Iterable<CoverageItems>): CoverageItems =>
  new Set([...all].flatMap((items) => [...items]));

/** The items that a step covers. */
export const itemsOf = ({ entered, transitions, guards }: TraceEntry): CoverageItems =>
  new Set([
    ...entered.map(stateItem),
    ...transitions.map(transitionItem),
    ...guards.map(({ guard, outcome }) => guardItem(guard, outcome)),
  ]);
