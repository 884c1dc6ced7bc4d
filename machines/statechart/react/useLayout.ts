import { startTransition, useEffect, useState } from 'react';
import { type Chart, errorText } from '../graph';
import { cachedLayout, type Direction, type Drawing, type Size } from '../layout';
import { noIds } from './chartState';
import { elkWorker } from './elkWorker';

/** How far a layout is; the drawing before the last change stays until the next one is there. */
export interface LayoutState {
  readonly drawing: Drawing | undefined;
  /** The chart that the drawing is of: it may be one behind. */
  readonly chart: Chart | undefined;
  readonly folded: ReadonlySet<string>;
  readonly isBusy: boolean;
  /** What went wrong, in the engine's words. */
  readonly failure: string | undefined;
}

interface Wanted {
  readonly chart: Chart;
  readonly folded: ReadonlySet<string>;
  readonly direction: Direction | undefined;
  /** Where it should fit at first, in px; undefined before it is known. A later change of size draws nothing anew. */
  readonly room: Size | undefined;
}

/** One entry for the last layout of a chart; earlier ones would pile up. */
function measure(id: string, start: number): void {
  const name = `layout of ${id}`;
  performance.clearMeasures(name);
  performance.measure(name, { start });
}

/**
 * Lays a chart out whenever what is wanted of it changes.
 * @param workerAddress of ELK's worker file.
 */
export function useLayout({ chart, folded, direction, room }: Wanted, workerAddress: string): LayoutState {
  const [state, setState] = useState<LayoutState>({
    drawing: undefined,
    chart: undefined,
    folded: noIds,
    isBusy: true,
    failure: undefined,
  });
  const hasRoom = room !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size counts when the chart is drawn, not when it changes
  useEffect(() => {
    if (!room) return;
    let isWanted = true;
    setState((before) => ({ ...before, isBusy: true, failure: undefined }));
    const start = performance.now();
    // Also where the browser refuses the worker at once, what it says is shown.
    const layOut = async () => cachedLayout(chart, { folded, direction, room }, elkWorker(workerAddress));
    layOut().then(
      (drawing) => {
        if (!isWanted) return;
        measure(chart.id, start);
        // A large chart takes long to render: the page stays free meanwhile.
        startTransition(() => setState({ drawing, chart, folded, isBusy: false, failure: undefined }));
      },
      (error: unknown) => {
        if (isWanted) setState((before) => ({ ...before, isBusy: false, failure: errorText(error) }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [chart, folded, direction, workerAddress, hasRoom]);
  return state;
}
