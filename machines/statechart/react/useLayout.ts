import { startTransition, useEffect, useState } from 'react';
import { type Chart, errorText } from '../graph';
import {
  cachedLayout,
  type Direction,
  type Drawing,
  type FontMetrics,
  type LayoutEngine,
  type Size,
} from '../layout';
import { noIds } from './chartState';

export interface LayoutStatus {
  readonly isBusy: boolean;
  /** Message of the engine's error. */
  readonly failure: string | undefined;
}

/** Progress of a layout; the previous drawing stays until the next one is ready. The first one may be a draft. */
export interface LayoutState extends LayoutStatus {
  readonly drawing: Drawing | undefined;
  /** Chart of the drawing, which may be the previous one. */
  readonly chart: Chart | undefined;
  readonly folded: ReadonlySet<string>;
}

export interface LayoutRequest {
  readonly chart: Chart;
  readonly folded: ReadonlySet<string>;
  readonly direction: Direction | undefined;
  /**
   * Area that shows the chart, in px; undefined while the layout has to wait. Only another shape lays the chart out again: a
   * high area that becomes a wide one.
   */
  readonly viewport: Size | undefined;
  readonly metrics: FontMetrics | undefined;
}

/** Keeps one performance entry for the last layout of a chart, because earlier ones would pile up. */
function measure(id: string, start: number): void {
  const name = `layout of ${id}`;
  performance.clearMeasures(name);
  performance.measure(name, { start });
}

/** Lays a chart out whenever the options change. */
export function useLayout(
  { chart, folded, direction, viewport, metrics }: LayoutRequest,
  engine: LayoutEngine,
): LayoutState {
  const [state, setState] = useState<LayoutState>({
    drawing: undefined,
    chart: undefined,
    folded: noIds,
    isBusy: true,
    failure: undefined,
  });
  const shape = viewport && Math.round(Math.log2(viewport.width / viewport.height));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape is in place of the viewport, whose every px would lay out again
  useEffect(() => {
    if (!viewport) return;
    let isCurrent = true;
    setState((before) => ({ ...before, isBusy: true, failure: undefined }));
    const start = performance.now();
    const show = (drawing: Drawing, isBusy: boolean) => {
      if (!isCurrent) return;
      // A large chart takes long to render, and a transition does not block the page.
      startTransition(() => setState({ drawing, chart, folded, isBusy, failure: undefined }));
    };
    const options = { folded, direction, viewport, metrics };
    cachedLayout(chart, options, engine, (draft) => show(draft, true)).then(
      (drawing) => {
        if (isCurrent) measure(chart.id, start);
        show(drawing, false);
      },
      (error: unknown) => {
        if (isCurrent) setState((before) => ({ ...before, isBusy: false, failure: errorText(error) }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [chart, folded, direction, metrics, engine, shape]);
  return state;
}
