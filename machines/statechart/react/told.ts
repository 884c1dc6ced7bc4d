import type { ChartState } from './chartState';

/** What is told of one transition at one moment. */
export interface Told {
  readonly isTaken: boolean;
  /** Whether it can be pressed. */
  readonly isEnabled: boolean;
  readonly isPointed: boolean;
}

/** @param canPress whether there is anything that a press does. */
export const toldOf = ({ taken, enabled, pointed }: ChartState, id: string, canPress: boolean): Told => ({
  isTaken: taken.has(id),
  isEnabled: canPress && enabled.has(id),
  isPointed: pointed === id,
});

const isSame = (one: Told, other: Told | undefined): boolean =>
  one.isTaken === other?.isTaken && one.isEnabled === other.isEnabled && one.isPointed === other.isPointed;

/** Whether the same is told of each of some transitions. */
export const areSame = (some: readonly Told[], others: readonly Told[]): boolean =>
  some.length === others.length && some.every((told, index) => isSame(told, others[index]));
