import type { AnyEventObject } from 'xstate';
import type { EventChoice } from '../../statechart/engine';
import { eventTypes } from '../../statechart/graph';
import type { SiteChart } from '../siteCharts';
import { EventChoices } from './EventChoices';
import { EventForm } from './EventForm';
import { More } from './More';
import { Note } from './Panel';

interface EventSenderProps {
  /** Key of the actor, if it can change; the form is reset for another one. */
  readonly actor?: string;
  readonly choices: readonly EventChoice[];
  /** Machine that gets the events. */
  readonly shown: SiteChart;
  readonly onSend: (event: AnyEventObject) => void;
}

/** Events for a machine: buttons for those that it waits for, and a form for any other. */
export function EventSender({ actor, choices, shown, onSend }: EventSenderProps) {
  return (
    <>
      <EventChoices choices={choices} model={shown.listed.model} onSend={onSend} />
      <More>
        <summary>Another event, or another payload</summary>
        <EventForm
          key={actor}
          example={choices[0]?.examples[0]?.event}
          types={eventTypes(shown.chart)}
          onSend={onSend}
        />
      </More>
    </>
  );
}

/** Replaces the events while a past moment is selected. */
export const PastNote = () => <Note>This moment is in the past. Return to the present to send events.</Note>;
