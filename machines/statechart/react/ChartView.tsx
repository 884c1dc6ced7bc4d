import { type ReactNode, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Chart } from '../graph';
import type { Direction, FontMetrics, LayoutEngine, Size } from '../layout';
import { ChartDrawing } from './ChartDrawing';
import { type ChartActions, type ChartState, noIds, restingChart } from './chartState';
import * as styles from './chartView.styles';
import { focusOf, sightOf } from './focusOf';
import type { Sight } from './sight';
import { type FoldChoices, useFoldChoice } from './useFoldChoice';
import { type LayoutStatus, useLayout } from './useLayout';
import { usePanZoom } from './usePanZoom';
import { useSize } from './useSize';
import { ViewControl } from './ViewControl';

export interface ChartViewProps extends ChartActions {
  readonly chart: Chart;
  readonly state?: ChartState | undefined;
  readonly folded?: ReadonlySet<string>;
  /**
   * Folded states to choose from, the most detailed choice first. The chart is not drawn until `onFoldChoice` has removed this
   * list: it gets the first choice with which the labels can be read, otherwise the last. Keep the identity of both.
   */
  readonly foldChoices?: FoldChoices | undefined;
  readonly onFoldChoice?: ((folded: ReadonlySet<string>) => void) | undefined;
  /** Initial reading direction; by default each state has the one in which the whole chart is larger. The reader can change it. */
  readonly direction?: Direction | undefined;
  /** What the reader has chosen to see before, such as from an address. */
  readonly initialSight?: Sight | undefined;
  /** Called with each choice of the reader. */
  readonly onSight?: ((sight: Sight) => void) | undefined;
  /** Computes the layout, such as `elkWorker(address)`. Keep its identity: a new one lays the chart out again. */
  readonly engine: LayoutEngine;
  /** Of the theme's fonts, for labels that are as wide as their text. */
  readonly fontMetrics?: FontMetrics;
  /** True in a page that scrolls: one finger scrolls it, and two fingers pan and zoom the chart. */
  readonly oneFingerScrolls?: boolean;
  /** Further controls, before those for the size. */
  readonly controls?: ReactNode;
  /** Ref to the drawing, for an export. */
  readonly svgRef?: Ref<SVGSVGElement>;
  /** Called when a layout starts, is drawn or fails. Keep its identity: a new handler is called at once. */
  readonly onLayout?: ((status: LayoutStatus) => void) | undefined;
}

const noSize: Size = { width: 0, height: 0 };
const opposite: Readonly<Record<Direction, Direction>> = { down: 'right', right: 'down' };

/**
 * A chart that can be panned and zoomed. It is hidden from assistive technology: render `Outline` beside it, which has the
 * same texts and controls.
 */
export function ChartView({
  chart,
  state = restingChart,
  folded = noIds,
  foldChoices,
  onFoldChoice,
  direction,
  initialSight,
  onSight,
  engine,
  fontMetrics,
  oneFingerScrolls = false,
  controls,
  svgRef,
  onLayout,
  ...actions
}: ChartViewProps) {
  const help = useId();
  const pattern = useId();
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useSize(frame);
  const [turned, setTurned] = useState(initialSight?.direction);
  const [center, setCenter] = useState(initialSight?.center);
  const reportSight = (sight: Sight) => {
    setTurned(sight.direction);
    setCenter(sight.center);
    onSight?.(sight);
  };
  const area = { chart, direction: turned ?? direction, metrics: fontMetrics };
  useFoldChoice({ ...area, viewport }, foldChoices, engine, onFoldChoice);
  const layout = useLayout({ ...area, folded, viewport: foldChoices ? undefined : viewport }, engine);
  const { drawing, isBusy, failure } = layout;
  useEffect(() => onLayout?.({ isBusy, failure }), [onLayout, isBusy, failure]);
  const focus = useMemo(
    () => drawing && layout.chart && focusOf(layout.chart, drawing, sightOf(layout.chart, state)),
    [drawing, layout.chart, state],
  );
  const { element, view, handlers, zoomIn, zoomOut, showAll, follow, isFollowing, isGliding } = usePanZoom(
    drawing,
    viewport ?? noSize,
    focus,
    {
      initial: initialSight?.center,
      onChange: (moved) => reportSight({ direction: turned, center: moved }),
      oneFingerScrolls,
    },
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
          aria-busy={isBusy}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys pan the chart, as in a scrolled area
          tabIndex={0}
          {...handlers}
        >
          {!drawing && isBusy && <p className={styles.waiting().toString()}>Laying out…</p>}
          {drawing && layout.chart && (
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
                <ChartDrawing
                  chart={layout.chart}
                  drawing={drawing}
                  folded={layout.folded}
                  state={state}
                  {...actions}
                />
              </g>
            </svg>
          )}
        </div>
        <p id={help} hidden>
          Arrow keys pan the chart, plus and minus zoom, and 0 shows the whole chart. The outline has the same
          content as text.
        </p>
        {failure !== undefined && (
          <p role="alert" className={styles.failure().toString()}>
            This chart could not be laid out: {failure}
          </p>
        )}
      </div>
      <div className={styles.controls().toString()}>
        {controls}
        {drawing && (
          <ViewControl
            onPress={() =>
              reportSight({ direction: turned ? undefined : opposite[drawing.direction], center })
            }
          >
            {drawing.direction === 'down' ? 'Read across' : 'Read down'}
          </ViewControl>
        )}
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
          Follow
        </ViewControl>
      </div>
    </div>
  );
}
