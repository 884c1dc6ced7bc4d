import type { AnyStateMachine } from 'xstate';
import type { ChartActor, ChartNode } from './chart';
import { isRecord } from './isRecord';
import { isMachine } from './sourceName';

/** An implementation is the logic itself, or the logic with its input. */
const logicOf = (implementation: unknown): unknown =>
  isRecord(implementation) && 'src' in implementation ? implementation.src : implementation;

/** What a machine may start: its named actors, and what its states invoke under no name of the machine's. */
export function actorsOf(machine: AnyStateMachine, nodes: readonly ChartNode[]): readonly ChartActor[] {
  const implementations: Readonly<Record<string, unknown>> = machine.implementations.actors;
  const named = Object.entries(implementations).map(([name, implementation]) => {
    const logic = logicOf(implementation);
    return { name, machine: isMachine(logic) ? logic.id : undefined };
  });
  const known = new Set(named.map(({ name }) => name));
  const others = nodes.flatMap(({ invokes }) => invokes.map(({ source }) => source));
  const unnamed = [...new Set(others)].filter((source) => !known.has(source));
  return [...named, ...unnamed.map((name) => ({ name, machine: undefined }))];
}
