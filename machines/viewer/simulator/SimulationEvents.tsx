import { EventSender, PastNote } from '../components/EventSender';
import { Note } from '../components/Panel';
import type { SiteChart } from '../siteCharts';
import type { useSimulation } from './useSimulation';

const ends: Readonly<Record<string, string>> = {
  done: 'The machine has ended.',
  error: 'The machine has failed. Undo reverts the last step.',
  stopped: 'The machine has stopped.',
};

interface SimulationEventsProps {
  readonly shown: SiteChart;
  readonly simulator: ReturnType<typeof useSimulation>;
}

/** Events that can be sent to the machine in its current state. */
export function SimulationEvents({ shown, simulator }: SimulationEventsProps) {
  const { simulation, entry, choices, send } = simulator;
  const end = ends[simulation.state.status];
  if (entry) return <PastNote />;
  if (end !== undefined) return <Note>{end}</Note>;
  return <EventSender choices={choices} shown={shown} onSend={send} />;
}
