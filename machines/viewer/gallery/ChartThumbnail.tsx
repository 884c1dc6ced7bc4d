import { useEffect, useState } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import type { Chart } from '../../statechart/graph';
import { cachedLayout, type Drawing } from '../../statechart/layout';
import { ChartDrawing, noIds, restingChart } from '../../statechart/react';
import { layoutEngine } from '../layouts/layoutEngine';

const Picture = styled('svg', { width: '100%', height: '100%', maxWidth: 'none' });

/** Size that the chart is laid out for, in px. */
const VIEWPORT = { width: 480, height: 320 } as const;

/** A small picture of a whole chart. */
export function ChartThumbnail({ chart }: { readonly chart: Chart }) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let isCurrent = true;
    const options = { folded: noIds, direction: undefined, viewport: VIEWPORT };
    cachedLayout(chart, options, layoutEngine).then(
      (made) => {
        if (isCurrent) setDrawing(made);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [chart]);
  if (!drawing) return null;
  return (
    <Picture viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true" focusable="false">
      <ChartDrawing chart={chart} drawing={drawing} folded={noIds} state={restingChart} />
    </Picture>
  );
}
