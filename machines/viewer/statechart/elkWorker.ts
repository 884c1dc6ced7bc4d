import ELK from 'elkjs/lib/elk-api';
import type { LayoutEngine } from '../layout/layout';

const engines = new Map<string, LayoutEngine>();

/**
 * ELK in a worker, one for each address of its file (`elkjs/lib/elk-worker.min.js`); the page stays free while it works.
 */
export function elkWorker(address: string): LayoutEngine {
  const known = engines.get(address);
  if (known) return known;
  const engine = new ELK({ workerFactory: () => new Worker(address) });
  engines.set(address, engine);
  return engine;
}
