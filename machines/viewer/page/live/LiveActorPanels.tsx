import type { AnyEventObject } from 'xstate';
import type { LivePage } from '../../live/livePage';
import type { ActorState, LiveActor } from '../../live/protocol';
import type { EventChoice } from '../../simulation/eventChoices';
import { ContextPanel } from '../parts/ContextPanel';
import { EventChoices } from '../parts/EventChoices';
import { EventForm } from '../parts/EventForm';
import { Fault } from '../parts/Fault';
import { More } from '../parts/More';
import { Note, Panel } from '../parts/Panel';
import type { Moment } from './useMoment';

interface LiveActorPanelsProps {
  readonly page: LivePage;
  readonly actor: LiveActor;
  readonly state: ActorState;
  readonly moment: Moment;
  readonly choices: readonly EventChoice[];
  readonly onSend: (event: AnyEventObject) => void;
}

/** The state and the data of a running actor, and events for it. */
export function LiveActorPanels({ page, actor, state, moment, choices, onSend }: LiveActorPanelsProps) {
  const before = page.timeline
    .slice(0, Math.max(0, moment.place - 1))
    .findLast(({ key }) => key === actor.key);
  const isLast = moment.entry?.key === actor.key;
  return (
    <>
      <Panel title={`Events for ${actor.chart?.id ?? actor.source}`}>
        {moment.isNow && page.presence === 'present' ? (
          <>
            <EventChoices choices={choices} onSend={onSend} />
            <More>
              <summary>Another event, or another payload</summary>
              <EventForm key={actor.key} example={choices[0]?.examples[0]?.event} onSend={onSend} />
            </More>
          </>
        ) : (
          <Note>
            {moment.isNow
              ? 'This page does not answer.'
              : 'A moment of the past: events go to the present alone.'}
          </Note>
        )}
        {page.refusal?.key === actor.key && <Fault role="alert">{page.refusal.reason}</Fault>}
      </Panel>
      <ContextPanel context={state.context} before={isLast ? before?.state.context : undefined} />
    </>
  );
}
