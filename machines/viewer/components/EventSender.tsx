import type { AnyEventObject } from 'xstate';
import type { EventChoice } from '../../statechart/engine';
import { EventChoices } from './EventChoices';
import { EventForm } from './EventForm';
import { More } from './More';
import { Note } from './Panel';

interface EventSenderProps {
  /** Key of the actor, if it can change; the form is reset for another one. */
  readonly actor?: string;
  readonly choices: readonly EventChoice[];
  /** Types of the events that the machine has. */
  readonly types: readonly string[];
  readonly onSend: (event: AnyEventObject) => void;
}

/** Events for a machine: buttons for those that it waits for, and a form for any other. */
export function EventSender({ actor, choices, types, onSend }: EventSenderProps) {
  return (
    <>
      <EventChoices choices={choices} onSend={onSend} />
      <More>
        <summary>Another event, or another payload</summary>
        <EventForm key={actor} example={choices[0]?.examples[0]?.event} types={types} onSend={onSend} />
      </More>
    </>
  );
}

/** Replaces the events while a past moment is selected. */
export const PastNote = () => <Note>This moment is in the past. Return to the present to send events.</Note>;
