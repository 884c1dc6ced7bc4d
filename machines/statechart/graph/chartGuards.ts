import type { AnyStateMachine } from 'xstate';
import type { ChartGuard, ChartTransition } from './chart';
import { compositionOf, guardText } from './guardText';

/** The named guards of a machine: those with an implementation first, then those that are used without one. */
export function guardsOf(
  machine: AnyStateMachine,
  transitions: readonly ChartTransition[],
): readonly ChartGuard[] {
  const implementations: Readonly<Record<string, unknown>> = machine.implementations.guards;
  const names = new Set([
    ...Object.keys(implementations),
    ...transitions.flatMap(({ guardNames }) => guardNames),
  ]);
  return [...names].map((name) => {
    const guard = implementations[name];
    const isNamedAfterOthers = typeof guard === 'string' || compositionOf(guard) !== undefined;
    return { name, meaning: isNamedAfterOthers ? guardText(guard) : undefined };
  });
}
