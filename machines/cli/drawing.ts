import { Resvg } from '@resvg/resvg-js';
import ELK from 'elkjs';
import { arrangements } from '../arrangements';
import { machines } from '../registry';
import { type Chart, chartOf } from '../statechart/graph';
import { type Drawing, layoutChart } from '../statechart/layout';
import { svgDocument, type Theme } from '../statechart/react';
import { siteMachine } from './siteMachine';

const elk = new ELK();

const layOut = (chart: Chart): Promise<Drawing> => layoutChart(chart, elk, arrangements);

/** Layouts of all machines by id, for the viewer. */
export async function siteDrawings(): Promise<Readonly<Record<string, Drawing>>> {
  const drawings = await Promise.all(
    machines.map(async ({ machine }) => [machine.id, await layOut(chartOf(machine))] as const),
  );
  return Object.fromEntries(drawings);
}

/** Px of a PNG for each px of the drawing. */
const SCALE = 2;

/** Fonts of the common systems by their names, because the renderer does not know `system-ui` and `ui-monospace`. */
const systemFonts: Partial<Theme> = {
  fontTitle: '"Segoe UI", "Helvetica Neue", "Liberation Sans", "DejaVu Sans", sans-serif',
  fontMono: 'Consolas, Menlo, "Liberation Mono", "DejaVu Sans Mono", monospace',
};

const pngOf = (svg: string): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'zoom', value: SCALE }, font: { loadSystemFonts: true } }).render().asPng();

/** Draws a machine of the site. @throws Error that lists the known ones, for an unknown machine or format. */
export async function draw(id: string, format: string): Promise<string | Uint8Array> {
  const chart = chartOf(siteMachine(id).machine);
  const drawing = await layOut(chart);
  if (format === 'svg') return svgDocument(chart, drawing);
  if (format === 'png') return pngOf(svgDocument(chart, drawing, systemFonts));
  throw new Error(`There is no format "${format}". Known: svg, png`);
}
