import { actionMutator } from './mutators/action.mjs';
import { constAssertionMutator } from './mutators/constAssertion.mjs';
import { guardMutator } from './mutators/guard.mjs';
import { numberMutator } from './mutators/number.mjs';
import { stateMutator } from './mutators/state.mjs';
import { transitionMutator } from './mutators/transition.mjs';

/** The mutators of statecharts. The first two prepare the program before the others mutate it. */
const ownMutators = [
  constAssertionMutator,
  stateMutator,
  transitionMutator,
  guardMutator,
  actionMutator,
  numberMutator,
];

/**
 * Adds the mutators of statecharts to Stryker's own, for this process. Stryker has no plugins for mutators
 * (https://stryker-mutator.io/docs/stryker-js/plugins/), so this extends the list in its instrumenter, a file that the
 * package does not export. Works with 9.6.1.
 * @throws Error if the instrumenter has no such list, or a frozen one.
 */
export async function addMutators() {
  const list = new URL('./mutators/mutate.js', import.meta.resolve('@stryker-mutator/instrumenter'));
  const { allMutators } = await import(list.href);
  if (!Array.isArray(allMutators) || Object.isFrozen(allMutators)) {
    throw new Error('Stryker has moved its list of mutators: see tests/mutation/addMutators.mjs.');
  }
  if (!allMutators.includes(stateMutator)) allMutators.unshift(...ownMutators);
}
