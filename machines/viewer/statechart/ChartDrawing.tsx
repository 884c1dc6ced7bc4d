import { memo } from 'react';
import type { Chart } from '../chart/chart';
import { chartTree } from '../chart/chartTree';
import { isRegion } from '../chart/isRegion';
import type { Drawing, DrawnLine } from '../layout/drawing';
import type { ChartActions, ChartState } from './chartState';
import { lookOf } from './look';
import { FRAME_RADIUS, StateBox } from './StateBox';
import { shade } from './statechart.styles';
import { TransitionLine } from './TransitionLine';

/** The lines of each transition under its id, any other under its own. */
function linesByTransition({ lines }: Drawing): ReadonlyMap<string, readonly DrawnLine[]> {
  const groups = new Map<string, readonly DrawnLine[]>();
  for (const line of lines) {
    const id = line.link.transition ?? line.link.id;
    groups.set(id, [...(groups.get(id) ?? []), line]);
  }
  return groups;
}

interface ChartDrawingProps extends ChartActions {
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
  const tree = chartTree(chart);
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  const transitionOf = (id: string) => transitions.get(id);
  const groups = linesByTransition(drawing);
  const states = drawing.states.flatMap((drawn) => {
    const node = tree.nodeOf(drawn.id);
    return node ? [{ drawn, node, look: lookOf(tree, node, folded.has(node.id)) }] : [];
  });
  return (
    <>
      {states.map(({ drawn, look }) =>
        look === 'leaf' ? null : (
          <rect key={drawn.id} className={shade({ look }).toString()} {...drawn.box} rx={FRAME_RADIUS} />
        ),
      )}
      {[...groups].map(([id, lines]) => (
        <TransitionLine
          key={id}
          lines={lines}
          transition={transitionOf(id)}
          state={state}
          onTransition={onTransition}
        />
      ))}
      {states.map(({ drawn, node, look }) => (
        <StateBox
          key={drawn.id}
          node={node}
          drawn={drawn}
          look={look}
          isRegion={isRegion(tree, node)}
          isCompound={tree.childrenOf(node.id).length > 0}
          isFolded={folded.has(node.id)}
          transitionOf={transitionOf}
          state={state}
          onTransition={onTransition}
          onFold={onFold}
        />
      ))}
    </>
  );
});
