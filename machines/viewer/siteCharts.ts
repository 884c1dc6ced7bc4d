import drawings from 'site:drawings';
import { type ListedMachine, machines } from '../registry';
import { type Chart, chartOf } from '../statechart/graph';
import type { Drawing } from '../statechart/layout';

/** A machine of the site with its chart and the layout of the chart. */
export interface SiteChart {
  readonly listed: ListedMachine;
  readonly chart: Chart;
  readonly drawing: Drawing;
}

const charts = new Map(
  machines.flatMap((listed): readonly (readonly [string, SiteChart])[] => {
    const { id } = listed.machine;
    const drawing = drawings[id];
    return drawing ? [[id, { listed, chart: chartOf(listed.machine), drawing }]] : [];
  }),
);

/** The machine of the site with an id; undefined for any other. */
export const siteChart = (id: string | undefined): SiteChart | undefined =>
  id === undefined ? undefined : charts.get(id);
