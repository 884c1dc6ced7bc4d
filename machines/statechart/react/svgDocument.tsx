import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../graph';
import type { Drawing } from '../layout';
import { ChartDrawing } from './ChartDrawing';
import { restingChart } from './chartState';
import { plainStyles, type Theme } from './theme';

/** Margin around a drawing, in px. */
const MARGIN = 24;

/** Standalone SVG document of a chart, in the colors and fonts of the library. */
export function svgDocument(chart: Chart, drawing: Drawing, theme: Theme = {}): string {
  const size = { width: drawing.width + 2 * MARGIN, height: drawing.height + 2 * MARGIN };
  const content = <ChartDrawing chart={chart} drawing={drawing} state={restingChart} />;
  // The styles exist only after their elements have been rendered once.
  renderToStaticMarkup(content);
  const { paper, rules } = plainStyles(theme);
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...size}
      viewBox={`${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`}
      role="img"
    >
      <title>{`Statechart of ${chart.id}`}</title>
      <desc>{chart.nodes[0]?.description ?? ''}</desc>
      <style>{rules}</style>
      <rect x={-MARGIN} y={-MARGIN} {...size} fill={paper} />
      {content}
    </svg>,
  );
}
