import ELK from 'elkjs/lib/elk-api.js';
import type { LayoutEngine } from '../layout';

const engines = new Map<string, LayoutEngine>();

/** Longest time of one layout, in ms: a chart of 200 states takes a tenth of it on a slow machine. */
const LAYOUT_TIMEOUT_MS = 60_000;

/**
 * Starts a worker.
 * @param onEnd called when the worker fails or is terminated: it can compute no more layouts.
 */
function startedWorker(address: string, onEnd: (ended: LayoutEngine) => void): LayoutEngine {
  const worker = new Worker(address);
  const elk = new ELK({ workerFactory: () => worker });
  const waiting = new Set<(reason: Error) => void>();

  const end = (reason: Error) => {
    onEnd(engine);
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
  return engine;
}

/**
 * ELK in a worker, one for each address of its file (`elkjs/lib/elk-worker.min.js`); the page stays free while it works.
 * The worker starts with the first layout. If its file cannot be loaded, fails or takes longer than a minute, all pending
 * layouts reject, and the next one starts a new worker.
 */
export function elkWorker(address: string): LayoutEngine {
  const known = engines.get(address);
  if (known) return known;
  let worker: LayoutEngine | undefined;
  const engine: LayoutEngine = {
    // Async, so that the error of a refused worker rejects the layout.
    layout: async (graph) => {
      worker ??= startedWorker(address, (ended) => {
        if (worker === ended) worker = undefined;
      });
      return worker.layout(graph);
    },
  };
  engines.set(address, engine);
  return engine;
}
