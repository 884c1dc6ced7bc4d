import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../statechart/graph';
import { type Direction, layoutChart } from '../statechart/layout';
import {
  ChartDrawing,
  noIds,
  plainStyles,
  restingChart,
  type Theme,
  type TooltipOf,
  Tooltips,
} from '../statechart/react';
import { nodeLayouts } from './layoutFolder';
import { named } from './named';

/** A picture of a chart. */
export interface Picture {
  readonly chart: Chart;
  readonly title: string;
  readonly direction: Direction | undefined;
  readonly theme: Theme;
  /** Leaves out the ground behind the drawing. */
  readonly isTransparent?: boolean;
  /** Tooltips of labels and rows. */
  readonly tooltipOf?: TooltipOf | undefined;
  /** Further style rules, after those of the chart. */
  readonly rules?: string;
}

/** Margin around a drawing, in px. */
const MARGIN = 24;
/** A landscape page; a chart reads in the direction that fits it better. */
const viewport = { width: 1_600, height: 1_000 };

const layouts = nodeLayouts();

const noTooltip: TooltipOf = () => undefined;

const directions: Readonly<Record<string, Direction>> = { down: 'down', across: 'right' };

/** The direction with a name; undefined for the one that fits better. @throws Error that lists the directions. */
export const directionOf = (name: string | undefined): Direction | undefined =>
  name === undefined ? undefined : named(directions, name, 'direction');

/** Standalone SVG document of a chart. Texts are measured by the metrics of the library. */
export async function svgOf({
  chart,
  title,
  direction,
  theme,
  isTransparent,
  tooltipOf = noTooltip,
  rules = '',
}: Picture): Promise<string> {
  const drawing = await layoutChart(chart, { folded: noIds, direction, viewport }, layouts);
  const size = { width: drawing.width + 2 * MARGIN, height: drawing.height + 2 * MARGIN };
  const content = (
    <Tooltips value={tooltipOf}>
      <ChartDrawing chart={chart} drawing={drawing} folded={noIds} state={restingChart} />
    </Tooltips>
  );
  // The styles exist only after their elements have been rendered once.
  renderToStaticMarkup(content);
  const { paper, rules: styles } = plainStyles(theme);
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...size}
      viewBox={`${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`}
      role="img"
    >
      <title>{title}</title>
      <desc>{chart.nodes[0]?.description ?? ''}</desc>
      <style>{`${styles}${rules}`}</style>
      {!isTransparent && <rect x={-MARGIN} y={-MARGIN} {...size} fill={paper} />}
      {content}
    </svg>,
  );
}

/** Px of a PNG for each px of the drawing. */
const SCALE = 2;
/** Longest side of a PNG in px; a larger one is scaled down, because renderers refuse it. */
const LONGEST = 16_000;

/** Fonts of the common systems by their names, because the renderer does not know `system-ui` and `ui-monospace`. */
const systemFonts: Theme = {
  'font-title': '"Segoe UI", "Helvetica Neue", "Liberation Sans", "DejaVu Sans", sans-serif',
  'font-text': '"Segoe UI", "Helvetica Neue", "Liberation Sans", "DejaVu Sans", sans-serif',
  'font-mono': 'Consolas, Menlo, "Liberation Mono", "DejaVu Sans Mono", monospace',
};

/** Picture as PNG, with the fonts of the system. */
export async function pngOf(picture: Picture): Promise<Uint8Array> {
  const svg = await svgOf({ ...picture, theme: { ...systemFonts, ...picture.theme } });
  const [width = 1, height = 1] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  const value = Math.min(SCALE, LONGEST / Math.max(width, height));
  return new Resvg(svg, { fitTo: { mode: 'zoom', value }, font: { loadSystemFonts: true } }).render().asPng();
}
