import type { Input } from '../engine';
import type { Exploration } from './explore';

/**
 * All paths from the start that visit no configuration twice, up to a number of steps. `getSimplePaths` of XState has no
 * such limit, and some machines have too many simple paths to count.
 */
export function* simplePaths(
  { initial, edges }: Pick<Exploration, 'initial' | 'edges'>,
  maxSteps: number,
): Generator<readonly Input[]> {
  function* from(
    key: string,
    visited: readonly string[],
    inputs: readonly Input[],
  ): Generator<readonly Input[]> {
    yield inputs;
    if (inputs.length === maxSteps) return;
    for (const { input, to } of edges.get(key) ?? []) {
      if (!visited.includes(to.key)) yield* from(to.key, [...visited, to.key], [...inputs, input]);
    }
  }
  yield* from(initial.key, [initial.key], []);
}
