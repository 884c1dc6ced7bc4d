import { version } from 'elkjs/package.json';
import { storedLayouts } from '../../statechart/layout';
import { elkWorker } from '../../statechart/react';
import { layoutDatabase } from './layoutDatabase';
import { warmUp } from './warmUp';

/** ELK in a worker, whose file `build.mjs` copies. */
const elk = elkWorker('/machines/elk-worker.js');

/** ELK starts only for a graph that this browser has not laid out before. */
export const layoutEngine = storedLayouts(elk, layoutDatabase(version), version);

let isWarm = false;

/** Starts ELK, for a page on which the reader is about to draw a new chart: the first layout then takes a third less time. */
export function warmUpLayouts(): void {
  if (isWarm) return;
  isWarm = true;
  void warmUp(elk);
}
