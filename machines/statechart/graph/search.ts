import type { Chart, ChartNode } from './chart';
import { descriptionParts, labelParts, stateRows } from './names';
import { bySource } from './queries';

/** A state or a transition that a search has found. */
export interface SearchResult {
  readonly id: string;
  /** The state, or the source of the transition. */
  readonly state: string;
  /** The text in which the words were found. */
  readonly text: string;
}

const textOfState = (node: ChartNode): string =>
  [node.key, ...stateRows(node).map(({ text }) => text)].join(' · ');

/**
 * Finds states, events, guards, actions and actors, in the order of the chart.
 * @param query words that a state or a transition must all have, in any case and in any order; without words nothing is found.
 */
export function searchChart({ nodes, transitions }: Chart, query: string): readonly SearchResult[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isFound = ({ text }: SearchResult): boolean => {
    const searched = text.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
  const own = bySource(transitions);
  return nodes.flatMap((node) =>
    [
      { id: node.id, state: node.id, text: textOfState(node) },
      ...own(node.id).map((transition) => ({
        id: transition.id,
        state: node.id,
        text: [...labelParts(transition), ...descriptionParts(transition)].join(' '),
      })),
    ].filter(isFound),
  );
}
