import { memo, useMemo } from 'react';
import type { Chart } from '../graph/chart';
import { chartTree, isRegion } from '../graph/queries';
import type { Drawing, DrawnLine } from '../layout/drawing';
import type { ChartActions, ChartState } from './chartState';
import { lookOf } from './look';
import { FRAME_RADIUS, StateBox } from './StateBox';
import { shade } from './statechart.styles';
import { TransitionLine } from './TransitionLine';
import { toldOf } from './told';
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

/** All of a drawing that does not depend on the moment. */
function partsOf(chart: Chart, drawing: Drawing, folded: ReadonlySet<string>) {
  const tree = chartTree(chart);
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  return {
    groups: [...linesByTransition(drawing)],
    transitionOf: (id: string) => transitions.get(id),
    states: drawing.states.flatMap((drawn) => {
      const node = tree.nodeOf(drawn.id);
      if (!node) return [];
      const isFolded = folded.has(node.id);
      return [
        {
          drawn,
          node,
          isFolded,
          look: lookOf(tree, node, isFolded),
          isRegion: isRegion(tree, node),
          isCompound: tree.childrenOf(node.id).length > 0,
        },
      ];
    }),
  };
}

type Box = ReturnType<typeof partsOf>['states'][number];

interface ChartDrawingProps extends Pick<ChartActions, 'onTransition' | 'onFold'> {
  readonly chart: Chart;
  readonly drawing: Drawing;
  readonly folded: ReadonlySet<string>;
  readonly state: ChartState;
}

/**
 * A chart that is laid out, as SVG: each state and each transition once. Shades lie below the lines and texts above them.
 * It is made anew only when something of it has changed: not when it is moved.
 */
export const ChartDrawing = memo(function ChartDrawing({
  chart,
  drawing,
  folded,
  state,
  onTransition,
  onFold,
}: ChartDrawingProps) {
  const { states, groups, transitionOf } = useMemo(
    () => partsOf(chart, drawing, folded),
    [chart, drawing, folded],
  );
  const actions = useStableActions({ onTransition, onFold });
  const told = (id: string) => toldOf(state, id, onTransition !== undefined);
  return (
    <>
      <Shades states={states} />
      {groups.map(([id, lines]) => (
        <TransitionLine
          key={id}
          lines={lines}
          transition={transitionOf(id)}
          {...told(id)}
          onTransition={actions.onTransition}
        />
      ))}
      {states.map((box) => (
        <StateBox
          key={box.node.id}
          {...box}
          isActive={state.active.has(box.node.id)}
          isPointed={state.pointed === box.node.id}
          transitionOf={transitionOf}
          told={box.drawn.content.rows.map(({ transition = '' }) => told(transition))}
          onTransition={actions.onTransition}
          onFold={actions.onFold}
        />
      ))}
    </>
  );
});

/** What lies behind the states inside others. */
const Shades = memo(function Shades({ states }: { readonly states: readonly Box[] }) {
  return states.map(({ drawn, look }) =>
    look === 'leaf' ? null : (
      <rect key={drawn.id} className={shade({ look }).toString()} {...drawn.box} rx={FRAME_RADIUS} />
    ),
  );
});
