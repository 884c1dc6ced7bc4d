import { type ReactNode, type Ref, useId, useMemo, useRef } from 'react';
import type { Chart } from '../graph';
import type { Drawing, Size } from '../layout';
import { ChartDrawing } from './ChartDrawing';
import { type ChartActions, type ChartState, restingChart } from './chartState';
import * as styles from './chartView.styles';
import { focusOf, sightOf } from './focusOf';
import type { Center } from './sight';
import { usePanZoom } from './usePanZoom';
import { useSize } from './useSize';
import { ViewControl } from './ViewControl';

export interface ChartViewProps extends ChartActions {
  readonly chart: Chart;
  /** Layout of the chart. Keep its identity. */
  readonly drawing: Drawing;
  readonly state?: ChartState | undefined;
  /** View that the reader has chosen before, such as from an address. */
  readonly initialCenter?: Center | undefined;
  /** Called when the reader moves the drawing; undefined when the view follows the states. */
  readonly onCenter?: ((center: Center | undefined) => void) | undefined;
  /** True in a page that scrolls: one finger scrolls it, and two fingers pan and zoom the chart. */
  readonly oneFingerScrolls?: boolean;
  /** Further controls, before those for the size. */
  readonly controls?: ReactNode;
  /** Ref to the drawing, for an export. */
  readonly svgRef?: Ref<SVGSVGElement>;
}

const noSize: Size = { width: 0, height: 0 };

/**
 * A chart that can be panned and zoomed. It is hidden from assistive technology: render `Outline` beside it, which has the
 * same texts and controls.
 */
export function ChartView({
  chart,
  drawing,
  state = restingChart,
  initialCenter,
  onCenter,
  oneFingerScrolls = false,
  controls,
  svgRef,
  ...actions
}: ChartViewProps) {
  const help = useId();
  const pattern = useId();
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useSize(frame);
  const focus = useMemo(() => focusOf(chart, drawing, sightOf(chart, state)), [chart, drawing, state]);
  const { element, view, handlers, zoomIn, zoomOut, showAll, follow, isFollowing, isGliding } = usePanZoom(
    drawing,
    viewport ?? noSize,
    focus,
    { initial: initialCenter, onChange: (center) => onCenter?.(center), oneFingerScrolls },
  );
  const transform = `translate(${view.x} ${view.y}) scale(${view.scale})`;
  return (
    <div className={styles.frame().toString()}>
      <div ref={frame} className={styles.viewport().toString()}>
        {/* biome-ignore lint/a11y/useSemanticElements: no element means a picture that can be moved */}
        <div
          ref={element}
          className={styles.window({ oneFingerScrolls }).toString()}
          role="group"
          aria-label={`Statechart of ${chart.id}`}
          aria-describedby={help}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys pan the chart, as in a scrolled area
          tabIndex={0}
          {...handlers}
        >
          {viewport && (
            <svg
              ref={svgRef}
              className={styles.drawing().toString()}
              aria-hidden="true"
              focusable="false"
              data-width={drawing.width}
              data-height={drawing.height}
            >
              <defs>
                <pattern
                  id={pattern}
                  width="48"
                  height="48"
                  patternUnits="userSpaceOnUse"
                  patternTransform={transform}
                >
                  <path className={styles.grid().toString()} d="M48 0H0V48" />
                </pattern>
              </defs>
              <rect data-control="" width="100%" height="100%" fill={`url(#${CSS.escape(pattern)})`} />
              <g
                data-drawing=""
                className={styles.sheet({ isGliding }).toString()}
                style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
              >
                <ChartDrawing chart={chart} drawing={drawing} state={state} {...actions} />
              </g>
            </svg>
          )}
        </div>
        <p id={help} hidden>
          Arrow keys pan the chart, plus and minus zoom, and 0 shows the whole chart. The outline has the same
          content as text.
        </p>
      </div>
      <div className={styles.controls().toString()}>
        {controls}
        <ViewControl label="Zoom out" onPress={zoomOut}>
          −
        </ViewControl>
        <output className={styles.scale().toString()} aria-label="Size">
          {Math.round(view.scale * 100)}%
        </output>
        <ViewControl label="Zoom in" onPress={zoomIn}>
          +
        </ViewControl>
        <ViewControl onPress={showAll}>Fit</ViewControl>
        <ViewControl isPressed={isFollowing} onPress={follow}>
          Keep active in view
        </ViewControl>
      </div>
    </div>
  );
}
