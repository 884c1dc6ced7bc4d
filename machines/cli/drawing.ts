import ELK from 'elkjs';
import { arrangements } from '../arrangements';
import { machines } from '../registry';
import { chartOf } from '../statechart/graph';
import { type Drawing, layoutChart } from '../statechart/layout';

/** Layouts of all machines by id, for the viewer. */
export async function siteDrawings(): Promise<Readonly<Record<string, Drawing>>> {
  const elk = new ELK();
  const drawings = await Promise.all(
    machines.map(
      async ({ machine }) => [machine.id, await layoutChart(chartOf(machine), elk, arrangements)] as const,
    ),
  );
  return Object.fromEntries(drawings);
}
