import { memo, useMemo } from 'react';
import { type Chart, chartTree } from '../graph';
import type { Drawing } from '../layout';
import type { ChartState } from './chartState';
import { FRAME_RADIUS, StateBox, stateVariant } from './StateBox';
import { BundleLine, bundlesOf, labelsOf, TransitionLabel } from './TransitionLines';

/** Everything in a drawing that does not depend on the state of the chart. */
function elementsOf(chart: Chart, { states, lines }: Drawing) {
  const tree = chartTree(chart);
  return {
    bundles: bundlesOf(lines),
    labels: labelsOf(lines),
    boxes: states.flatMap((drawn) => {
      const node = tree.nodeOf(drawn.id);
      return node ? [{ drawn, node, variant: stateVariant(tree, node) }] : [];
    }),
  };
}

interface ChartDrawingProps {
  readonly chart: Chart;
  /** Layout of the chart. Keep its identity. */
  readonly drawing: Drawing;
  readonly state: ChartState;
}

/**
 * Draws a chart as SVG: backgrounds, lines, labels, and the texts of the states above them. An element with `data-enabled` can
 * be pressed; its `data-transition` is the transition.
 */
export const ChartDrawing = memo(function ChartDrawing({ chart, drawing, state }: ChartDrawingProps) {
  const { boxes, bundles, labels } = useMemo(() => elementsOf(chart, drawing), [chart, drawing]);
  return (
    <>
      {boxes.map(
        ({ drawn, variant }) =>
          variant !== 'leaf' && (
            <rect
              key={drawn.id}
              className="chart-background"
              data-variant={variant}
              {...drawn.box}
              rx={FRAME_RADIUS}
            />
          ),
      )}
      {bundles.map((bundle) => (
        <BundleLine key={bundle.line.link.id} {...bundle} state={state} />
      ))}
      {labels.map((label) => (
        <TransitionLabel key={label.line.link.id} {...label} state={state} />
      ))}
      {boxes.map((box) => (
        <StateBox key={box.node.id} {...box} state={state} />
      ))}
    </>
  );
});
