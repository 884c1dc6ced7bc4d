import type { Chart, ChartActor } from './chart';

/** What a machine may start in an action, at any time: the actors that none of its states invokes. */
export function spawnedActors({ actors, nodes }: Chart): readonly ChartActor[] {
  const invoked = new Set(nodes.flatMap(({ invokes }) => invokes.map(({ source }) => source)));
  return actors.filter(({ name }) => !invoked.has(name));
}
