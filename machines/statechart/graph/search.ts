import type { Chart, ChartNode } from './chart';
import { labelParts, stateRows, textWithNotes } from './names';
import { bySource, chartTree, isInside, spawnedActors } from './queries';

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
        text: textWithNotes(transition, labelParts(transition)),
      })),
    ].filter(isFound),
  );
}

/**
 * The part of a chart around one state: the state with everything in it, the states that its transitions connect, and
 * their ancestors.
 */
export function neighborhood(chart: Chart, id: string): Chart {
  const tree = chartTree(chart);
  const isOwn = (state: string): boolean => state === id || isInside(tree, state, id);
  const transitions = chart.transitions.filter(({ source, targets }) => isOwn(source) || targets.some(isOwn));
  const ends = transitions.flatMap(({ source, targets }) => [source, ...targets]);
  const inside = chart.nodes.filter((node) => isOwn(node.id)).map((node) => node.id);
  const kept = new Set(
    [...ends, ...inside].flatMap((state) => [
      state,
      ...tree.ancestorsOf(state).map((ancestor) => ancestor.id),
    ]),
  );
  const nodes = chart.nodes.filter((node) => kept.has(node.id));
  // An actor that only a state outside invokes would look like one that any action may start.
  const actors = new Set([
    ...spawnedActors(chart).map(({ name }) => name),
    ...nodes.flatMap(({ invokes }) => invokes.map(({ source }) => source)),
  ]);
  return {
    ...chart,
    actors: chart.actors.filter(({ name }) => actors.has(name)),
    nodes: nodes.map((node) => ({
      ...node,
      initial: node.initial && kept.has(node.initial.target) ? node.initial : undefined,
      history: node.history && {
        ...node.history,
        targets: node.history.targets.filter((target) => kept.has(target)),
      },
    })),
    transitions,
  };
}
