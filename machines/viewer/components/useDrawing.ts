import { useCallback, useRef } from 'react';
import type { LayoutStatus } from '../../statechart/react';

/** A displayed drawing, which changes with each layout. */
export interface DisplayedDrawing {
  /** True while a layout is computed. */
  readonly isBusy: () => boolean;
  /** Waits for the layout under way, and rejects if it fails. */
  readonly whenDrawn: () => Promise<SVGSVGElement>;
}

/** Follows the drawing of a `ChartView`, which gets `props`. */
export function useDrawing() {
  const svgRef = useRef<SVGSVGElement>(null);
  const status = useRef<LayoutStatus>({ isBusy: true, failure: undefined });
  const waiting = useRef<(() => void)[]>([]);
  const onLayout = useCallback((next: LayoutStatus) => {
    status.current = next;
    if (next.isBusy) return;
    for (const resume of waiting.current.splice(0)) resume();
  }, []);
  const isBusy = useCallback(() => status.current.isBusy, []);
  const whenDrawn = useCallback(async () => {
    if (status.current.isBusy) await new Promise<void>((resolve) => waiting.current.push(resolve));
    const { failure } = status.current;
    if (failure !== undefined) throw new Error(`The chart could not be laid out: ${failure}`);
    if (!svgRef.current) throw new Error('The chart is not drawn.');
    return svgRef.current;
  }, []);
  return { props: { svgRef, onLayout }, drawing: { isBusy, whenDrawn } satisfies DisplayedDrawing };
}
