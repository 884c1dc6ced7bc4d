import ELK from 'elkjs/lib/elk-api.js';
import type { LayoutEngine } from '../layout';

const engines = new Map<string, LayoutEngine>();

/**
 * ELK in a worker, one for each address of its file (`elkjs/lib/elk-worker.min.js`); the page stays free while it works.
 * When its file cannot be loaded, or fails, every layout that waits for it does too, and the next call starts a new worker.
 */
export function elkWorker(address: string): LayoutEngine {
  const known = engines.get(address);
  if (known) return known;
  const worker = new Worker(address);
  const elk = new ELK({ workerFactory: () => worker });
  const waiting = new Set<(reason: Error) => void>();

  worker.addEventListener('error', ({ message }) => {
    const what = message ? `failed: ${message}` : 'could not be loaded';
    const reason = new Error(`The worker at ${address} ${what}.`);
    if (engines.get(address) === engine) engines.delete(address);
    worker.terminate();
    for (const reject of waiting) reject(reason);
    waiting.clear();
  });

  const engine: LayoutEngine = {
    layout: (graph) =>
      new Promise((resolve, reject) => {
        waiting.add(reject);
        elk
          .layout(graph)
          .then(resolve, reject)
          .finally(() => waiting.delete(reject));
      }),
  };
  engines.set(address, engine);
  return engine;
}
