import type { EventChoice } from '../../statechart/engine';
import type { Chart } from '../../statechart/graph';

/** Sorts choices by the first transition of their event in the chart, so that buttons keep their order. */
export function inChartOrder(
  { transitions }: Chart,
  choices: readonly EventChoice[],
): readonly EventChoice[] {
  const positions = new Map<string, number>();
  for (const [position, { event = '' }] of transitions.entries()) {
    if (!positions.has(event)) positions.set(event, position);
  }
  const positionOf = ({ type }: EventChoice): number => positions.get(type) ?? transitions.length;
  return choices.toSorted((one, other) => positionOf(one) - positionOf(other));
}
