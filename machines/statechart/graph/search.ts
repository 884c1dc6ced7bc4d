import type { Chart, ChartNode } from './chart';
import { descriptionParts, labelParts, stateRows } from './names';

const textOfState = (node: ChartNode): string =>
  [node.key, ...stateRows(node).map(({ text }) => text)].join(' · ');

/**
 * Ids of the states and transitions that a search finds: by names of states, events, guards, actions and actors.
 * @param query words that a text must all have, in any case and in any order; without words nothing is found.
 */
export function searchChart({ nodes, transitions }: Chart, query: string): readonly string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const texts = [
    ...nodes.map((node) => ({ id: node.id, text: textOfState(node) })),
    ...transitions.map((transition) => ({
      id: transition.id,
      text: [...labelParts(transition), ...descriptionParts(transition)].join(' '),
    })),
  ];
  if (words.length === 0) return [];
  return texts
    .filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
    .map(({ id }) => id);
}
