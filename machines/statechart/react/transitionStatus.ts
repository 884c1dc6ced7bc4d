import type { ChartState } from './chartState';

/** Status of one transition at one moment. */
export interface TransitionStatus {
  /** True if it was taken last. */
  readonly isTaken: boolean;
  /** True if it can be pressed. */
  readonly isEnabled: boolean;
  /** True if the reader points at it in the outline, or has searched for it. */
  readonly isPointed: boolean;
}

/** @param canPress false if there is no handler for a press. */
export const transitionStatus = (
  { taken, enabled, pointed, found }: ChartState,
  id: string,
  canPress: boolean,
): TransitionStatus => ({
  isTaken: taken.has(id),
  isEnabled: canPress && enabled.has(id),
  isPointed: pointed === id || found?.has(id) === true,
});

const isSame = (one: TransitionStatus, other: TransitionStatus | undefined): boolean =>
  one.isTaken === other?.isTaken && one.isEnabled === other.isEnabled && one.isPointed === other.isPointed;

/** True if two lists of transitions have the same statuses. */
export const areSame = (some: readonly TransitionStatus[], others: readonly TransitionStatus[]): boolean =>
  some.length === others.length && some.every((status, index) => isSame(status, others[index]));
