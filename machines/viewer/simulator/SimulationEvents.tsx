import { eventTypes } from '../../statechart/graph';
import { EventSender, PastNote } from '../components/EventSender';
import { Note } from '../components/Panel';
import type { useSimulation } from './useSimulation';

const ends: Readonly<Record<string, string>> = {
  done: 'The machine has ended.',
  error: 'The machine has failed. Undo reverts the last step.',
  stopped: 'The machine has stopped.',
};

/** Events that can be sent to the machine in its current state. */
export function SimulationEvents({ simulator }: { readonly simulator: ReturnType<typeof useSimulation> }) {
  const { simulation, entry, choices, send } = simulator;
  const end = ends[simulation.state.status];
  if (entry) return <PastNote />;
  if (end !== undefined) return <Note>{end}</Note>;
  return <EventSender choices={choices} types={eventTypes(simulation.simulated.chart)} onSend={send} />;
}
