import { memo, useMemo } from 'react';
import { type Chart, chartTree, isRegion } from '../graph';
import type { Drawing, DrawnLine } from '../layout';
import type { ChartActions, ChartState } from './chartState';
import { FRAME_RADIUS, StateBox } from './StateBox';
import { background } from './statechart.styles';
import { stateVariant } from './stateVariant';
import { TransitionLine } from './TransitionLine';
import { type TransitionStatus, transitionStatus } from './transitionStatus';
import { useStableActions } from './useStableActions';

/** The lines of each transition under its id, any other under its own. */
function linesByTransition({ lines }: Drawing): ReadonlyMap<string, readonly DrawnLine[]> {
  const groups = new Map<string, readonly DrawnLine[]>();
  for (const line of lines) {
    const id = line.link.transition ?? line.link.id;
    groups.set(id, [...(groups.get(id) ?? []), line]);
  }
  return groups;
}

type Statuses = (transition: string) => TransitionStatus;

/** True for a status that a label shows. */
const isNoted = ({ isEnabled, isTaken, isPointed }: TransitionStatus): boolean =>
  isEnabled || isTaken || isPointed;

/**
 * Transitions that share a label, by transition. The one that can be pressed draws it, otherwise one that was taken or is
 * pointed at, otherwise the first.
 */
function sharedLabels({ lines }: Drawing): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { link, trunk } of lines) {
    if (link.transition && link.label) groups.set(trunk, [...(groups.get(trunk) ?? []), link.transition]);
  }
  return new Map(
    [...groups.values()]
      .filter(({ length }) => length > 1)
      .flatMap((ids) => ids.map((id) => [id, ids] as const)),
  );
}

function drawsLabel(id: string, sharing: readonly string[] | undefined, statusOf: Statuses): boolean {
  if (!sharing) return true;
  const noted = sharing.filter((each) => isNoted(statusOf(each)));
  const pressed = noted.find((each) => statusOf(each).isEnabled);
  return id === (pressed ?? noted[0] ?? sharing[0]);
}

/** Everything in a drawing that does not depend on the state of the chart. */
function elementsOf(chart: Chart, drawing: Drawing) {
  const tree = chartTree(chart);
  const bundles = new Map<string, string[]>();
  for (const { link } of drawing.lines) {
    if (link.transition === undefined) continue;
    bundles.set(link.bundle, [...(bundles.get(link.bundle) ?? []), link.transition]);
  }
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  return {
    groups: [...linesByTransition(drawing)],
    labels: sharedLabels(drawing),
    /** Ids of the transitions that share the line of a transition. */
    sharing: (id: string, [line]: readonly DrawnLine[]): readonly string[] =>
      bundles.get(line?.link.id ?? '') ?? [id],
    transitionOf: (id: string) => transitions.get(id),
    states: drawing.states.flatMap((drawn) => {
      const node = tree.nodeOf(drawn.id);
      if (!node) return [];
      return [
        {
          drawn,
          node,
          variant: stateVariant(tree, node),
          isRegion: isRegion(tree, node),
        },
      ];
    }),
  };
}

type Box = ReturnType<typeof elementsOf>['states'][number];

interface ChartDrawingProps extends Pick<ChartActions, 'onTransition'> {
  readonly chart: Chart;
  readonly drawing: Drawing;
  readonly state: ChartState;
}

/**
 * Draws a chart and its layout as SVG: each state and each transition once. Backgrounds are below the lines and texts above
 * them. Panning and zooming do not render it again.
 */
export const ChartDrawing = memo(function ChartDrawing({
  chart,
  drawing,
  state,
  onTransition,
}: ChartDrawingProps) {
  const { states, groups, labels, sharing, transitionOf } = useMemo(
    () => elementsOf(chart, drawing),
    [chart, drawing],
  );
  const actions = useStableActions({ onTransition });
  const statusOf = (id: string) => transitionStatus(state, id, onTransition !== undefined);
  return (
    <>
      <Backgrounds states={states} />
      {groups.map(([id, lines]) => (
        <TransitionLine
          key={id}
          lines={lines}
          transition={transitionOf(id)}
          hasLabel={drawsLabel(id, labels.get(id), statusOf)}
          isLineTaken={sharing(id, lines).some((each) => statusOf(each).isTaken)}
          isLinePointed={sharing(id, lines).some((each) => statusOf(each).isPointed)}
          {...statusOf(id)}
          onTransition={actions.onTransition}
        />
      ))}
      {states.map((box) => (
        <StateBox
          key={box.node.id}
          {...box}
          isActive={state.active.has(box.node.id)}
          isPointed={state.pointed === box.node.id || state.found?.has(box.node.id) === true}
          transitionOf={transitionOf}
          statuses={box.drawn.content.rows.map(({ transition = '' }) => statusOf(transition))}
          onTransition={actions.onTransition}
        />
      ))}
    </>
  );
});

/** Backgrounds of the states with children. */
const Backgrounds = memo(function Backgrounds({ states }: { readonly states: readonly Box[] }) {
  return states.map(({ drawn, variant }) =>
    variant === 'leaf' ? null : (
      <rect key={drawn.id} className={background({ variant }).toString()} {...drawn.box} rx={FRAME_RADIUS} />
    ),
  );
});
