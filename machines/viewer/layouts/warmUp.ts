import { chartOf } from '../../statechart/graph';
import { type LayoutEngine, layoutChart } from '../../statechart/layout';
import { noIds } from '../../statechart/react';
import { readMachines } from '../../statechart/read';

/** Number of states: enough that the browser compiles most of ELK, which takes the worker half a second. */
const STATES = 20;

const states = Array.from({ length: STATES }, (_, at) => [
  `s${at}`,
  { on: { NEXT: `s${(at + 1) % STATES}`, SKIP: `s${(at * at + 7) % STATES}` } },
]);

const text = JSON.stringify({ initial: 's0', states: Object.fromEntries(states) });

/**
 * Reads a machine and lays it out; nothing is drawn. An engine in a worker starts and compiles its code, so that the next layout
 * is faster.
 */
export async function warmUp(engine: LayoutEngine): Promise<void> {
  const options = {
    folded: noIds,
    direction: 'down',
    viewport: { width: Infinity, height: Infinity },
  } as const;
  for (const { machine } of readMachines(text)) {
    // The next layout reports the error.
    await layoutChart(chartOf(machine), options, engine).catch(() => undefined);
  }
}
