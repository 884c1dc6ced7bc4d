import { EventChoices } from '../parts/EventChoices';
import { EventForm } from '../parts/EventForm';
import { More } from '../parts/More';
import { Note } from '../parts/Panel';
import type { useSimulation } from './useSimulation';

const ends: Readonly<Record<string, string>> = {
  done: 'The machine has come to its end.',
  error: 'The machine has broken down. Undo takes it back.',
  stopped: 'The machine has stopped.',
};

/** What can be sent to the machine as it stands now. */
export function SimulationEvents({ tried }: { readonly tried: ReturnType<typeof useSimulation> }) {
  const { simulation, entry, choices, send } = tried;
  const end = ends[simulation.situation.status];
  if (entry) return <Note>A moment of the past: events go to the present alone.</Note>;
  if (end !== undefined) return <Note>{end}</Note>;
  return (
    <>
      <EventChoices choices={choices} onSend={send} />
      <More>
        <summary>Another event, or another payload</summary>
        <EventForm example={choices[0]?.examples[0]?.event} onSend={send} />
      </More>
    </>
  );
}
