import { version } from 'elkjs/package.json';
import { storedLayouts } from '../../statechart/layout';
import { elkWorker } from '../../statechart/react';
import { layoutDatabase } from './layoutDatabase';

/** ELK in a worker, whose file `build.mjs` copies. It starts only for a graph that this browser has not laid out before. */
export const layoutEngine = storedLayouts(
  elkWorker('/machines/elk-worker.js'),
  layoutDatabase(version),
  version,
);
