import { actionMutator } from './mutators/action.mjs';
import { constAssertionMutator } from './mutators/constAssertion.mjs';
import { guardMutator } from './mutators/guard.mjs';
import { numberMutator } from './mutators/number.mjs';
import { stateMutator } from './mutators/state.mjs';
import { transitionMutator } from './mutators/transition.mjs';

/** The mutators of statecharts. The first two prepare the program for the others: they see it before it is changed. */
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
 * (https://stryker-mutator.io/docs/stryker-js/plugins/), so they join the list in its instrumenter, a
 * file that its package does not offer; tried with 9.6.1.
 * @throws Error when the instrumenter has no such list, or none that can be added to.
 */
export async function addMutators() {
  const list = new URL('./mutators/mutate.js', import.meta.resolve('@stryker-mutator/instrumenter'));
  const { allMutators } = await import(list.href);
  if (!Array.isArray(allMutators) || Object.isFrozen(allMutators)) {
    throw new Error('Stryker keeps its mutators elsewhere now: see tests/mutation/addMutators.mjs.');
  }
  if (!allMutators.includes(stateMutator)) allMutators.unshift(...ownMutators);
}
