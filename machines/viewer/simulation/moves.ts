import type { Chart } from '../../statechart/graph';
import type { Mark } from './marks';

/** What a machine does on its way from one snapshot to another; all in order, states and transitions by their ids. */
export interface Moves {
  readonly left: readonly string[];
  readonly entered: readonly string[];
  readonly transitions: readonly string[];
  /** As text: on leaving, on the way, and on entering. */
  readonly actions: readonly string[];
}

/** What is done at a mark, as the chart tells it. */
function actionsAt({ nodes, transitions }: Chart, { kind, id }: Mark): readonly string[] {
  if (kind === 'taken') return transitions.find((transition) => transition.id === id)?.actions ?? [];
  const node = nodes.find((each) => each.id === id);
  switch (kind) {
    case 'left':
      return node?.exit ?? [];
    case 'entered':
      return node?.entry ?? [];
    case 'started':
      return node?.initial?.actions ?? [];
  }
}

/**
 * Reads the marks of a step.
 * @param staying how many states a machine at its end stays in, though it does what it does on leaving them.
 */
export function movesOf(chart: Chart, marks: readonly Mark[], staying: number): Moves {
  const idsOf = (kind: Mark['kind']) => marks.filter((mark) => mark.kind === kind).map(({ id }) => id);
  const left = idsOf('left');
  return {
    left: left.slice(0, left.length - staying),
    entered: idsOf('entered'),
    transitions: idsOf('taken'),
    actions: marks.flatMap((mark) => actionsAt(chart, mark)),
  };
}
