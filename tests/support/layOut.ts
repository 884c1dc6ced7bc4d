import ELK from 'elkjs';
import { arrangements as ofTheSite } from '../../machines/arrangements';
import type { Chart } from '../../machines/statechart/graph';
import { type Drawing, layoutChart } from '../../machines/statechart/layout';

const elk = new ELK();

/** Lays a chart out like the viewer. */
export const layOut = (chart: Chart, arrangements = ofTheSite): Promise<Drawing> =>
  layoutChart(chart, elk, arrangements);
