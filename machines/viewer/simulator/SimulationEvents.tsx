import { EventSender, PastNote } from '../components/EventSender';
import { Note } from '../components/Panel';
import type { useSimulation } from './useSimulation';

const ends: Readonly<Record<string, string>> = {
  done: 'The machine has come to its end.',
  error: 'The machine has broken down. Undo takes it back.',
  stopped: 'The machine has stopped.',
};

/** Events that can be sent to the machine in its current state. */
export function SimulationEvents({ tried }: { readonly tried: ReturnType<typeof useSimulation> }) {
  const { simulation, entry, choices, send } = tried;
  const end = ends[simulation.state.status];
  if (entry) return <PastNote />;
  if (end !== undefined) return <Note>{end}</Note>;
  return <EventSender choices={choices} onSend={send} />;
}
