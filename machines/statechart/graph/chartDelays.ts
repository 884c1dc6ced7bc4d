import type { AnyStateMachine } from 'xstate';
import type { ChartDelay, ChartTransition } from './chart';
import { delayOf } from './delayOf';

const isSame = (one: ChartDelay, other: ChartDelay): boolean =>
  one.name === other.name && one.ms === other.ms;

/** The delays of a machine, each once: the named ones, used or not, then the numbers written in place. */
export function delaysOf(
  machine: AnyStateMachine,
  transitions: readonly ChartTransition[],
): readonly ChartDelay[] {
  const named = Object.keys(machine.implementations.delays).map((name) => delayOf(machine, name));
  const used = transitions.flatMap(({ delay }) => delay ?? []);
  return [...named, ...used].filter(
    (delay, index, all) => all.findIndex((other) => isSame(delay, other)) === index,
  );
}
