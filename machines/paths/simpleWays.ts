import type { Edge, Exploration } from './explore';
import type { Stimulus } from './stimulus';

/**
 * All ways from the start that pass through no situation twice, up to a number of steps. XState's own `getSimplePaths`
 * has no such bound, and the ways through the header alone are more than can be counted.
 */
export function* simpleWays(
  { initial, edges }: Exploration,
  maxSteps: number,
): Generator<readonly Stimulus[]> {
  const edgesFrom = new Map<string, Edge[]>();
  for (const edge of edges) edgesFrom.set(edge.from.key, [...(edgesFrom.get(edge.from.key) ?? []), edge]);

  function* from(
    key: string,
    passed: readonly string[],
    stimuli: readonly Stimulus[],
  ): Generator<readonly Stimulus[]> {
    yield stimuli;
    if (stimuli.length === maxSteps) return;
    for (const { stimulus, to } of edgesFrom.get(key) ?? []) {
      if (!passed.includes(to.key)) yield* from(to.key, [...passed, to.key], [...stimuli, stimulus]);
    }
  }
  yield* from(initial.key, [initial.key], []);
}
