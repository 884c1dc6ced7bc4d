import ELK from 'elkjs/lib/elk-api.js';
import type { LayoutEngine } from '../layout';

const engines = new Map<string, LayoutEngine>();

/** Longest time of one layout, in ms: a chart of 200 states takes a tenth of it on a slow machine. */
const LAYOUT_TIMEOUT_MS = 60_000;

/**
 * ELK in a worker, one for each address of its file (`elkjs/lib/elk-worker.min.js`); the page stays free while it works.
 * If its file cannot be loaded, fails or takes longer than a minute, all pending layouts reject, and the next call starts
 * a new worker.
 */
export function elkWorker(address: string): LayoutEngine {
  const known = engines.get(address);
  if (known) return known;
  const worker = new Worker(address);
  const elk = new ELK({ workerFactory: () => worker });
  const waiting = new Set<(reason: Error) => void>();

  const end = (reason: Error) => {
    if (engines.get(address) === engine) engines.delete(address);
    worker.terminate();
    for (const reject of waiting) reject(reason);
    waiting.clear();
  };
  worker.addEventListener('error', ({ message }) => {
    end(new Error(`The worker at ${address} ${message ? `failed: ${message}` : 'could not be loaded'}.`));
  });

  const engine: LayoutEngine = {
    layout: (graph) =>
      new Promise((resolve, reject) => {
        waiting.add(reject);
        const timeout = setTimeout(
          () => end(new Error('it is too large. Fold some of its states, or read the outline.')),
          LAYOUT_TIMEOUT_MS,
        );
        elk
          .layout(graph)
          .then(resolve, reject)
          .finally(() => {
            clearTimeout(timeout);
            waiting.delete(reject);
          });
      }),
  };
  engines.set(address, engine);
  return engine;
}
