import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../graph';
import type { Drawing } from '../layout';
import { ChartDrawing } from './ChartDrawing';
import { restingChart } from './chartState';
import { drawingStyles, neutralTheme } from './drawingStyles';

/** Margin around a drawing, in px. */
const MARGIN = 24;

/** Standalone SVG document of a chart. */
export function svgDocument(chart: Chart, drawing: Drawing): string {
  const size = { width: drawing.width + 2 * MARGIN, height: drawing.height + 2 * MARGIN };
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...size}
      viewBox={`${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`}
      role="img"
    >
      <title>{`Statechart of ${chart.id}`}</title>
      <desc>{chart.nodes[0]?.description ?? ''}</desc>
      <style>{drawingStyles(neutralTheme)}</style>
      <rect x={-MARGIN} y={-MARGIN} {...size} fill={neutralTheme.paper} />
      <ChartDrawing chart={chart} drawing={drawing} state={restingChart} />
    </svg>,
  );
}
