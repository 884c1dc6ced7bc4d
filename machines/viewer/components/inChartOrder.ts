import type { EventChoice } from '../../statechart/engine';
import type { Chart } from '../../statechart/graph';

/** Sorts choices by the first transition of their event in the chart, so that buttons keep their order. */
export function inChartOrder(
  { transitions }: Chart,
  choices: readonly EventChoice[],
): readonly EventChoice[] {
  const places = new Map<string, number>();
  for (const [place, { event = '' }] of transitions.entries()) {
    if (!places.has(event)) places.set(event, place);
  }
  const placeOf = ({ type }: EventChoice): number => places.get(type) ?? transitions.length;
  return choices.toSorted((one, other) => placeOf(one) - placeOf(other));
}
