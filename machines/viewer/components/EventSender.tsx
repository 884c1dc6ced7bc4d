import type { AnyEventObject } from 'xstate';
import type { EventChoice } from '../../statechart/engine';
import { EventChoices } from './EventChoices';
import { EventForm } from './EventForm';
import { More } from './More';
import { Note } from './Panel';

interface EventSenderProps {
  /** Key of the receiver, if it can change: the form is reset for another one. */
  readonly subject?: string;
  readonly choices: readonly EventChoice[];
  readonly onSend: (event: AnyEventObject) => void;
}

/** Events for a machine: those that it waits for, and any other that is typed. */
export function EventSender({ subject, choices, onSend }: EventSenderProps) {
  return (
    <>
      <EventChoices choices={choices} onSend={onSend} />
      <More>
        <summary>Another event, or another payload</summary>
        <EventForm key={subject} example={choices[0]?.examples[0]?.event} onSend={onSend} />
      </More>
    </>
  );
}

/** Replaces the events while a past moment is selected. */
export const PastNote = () => <Note>A moment of the past: events go to the present alone.</Note>;
