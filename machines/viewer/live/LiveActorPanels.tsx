import type { AnyEventObject } from 'xstate';
import type { EventChoice } from '../../statechart/engine';
import type { ActorState, LiveActor, LivePage } from '../../statechart/inspect';
import { ContextPanel } from '../components/ContextPanel';
import { EventSender, PastNote } from '../components/EventSender';
import { Fault } from '../components/Fault';
import { Note, Panel } from '../components/Panel';
import type { SiteChart } from '../siteCharts';
import type { Moment } from './useMoment';

interface LiveActorPanelsProps {
  readonly page: LivePage;
  readonly actor: LiveActor;
  readonly state: ActorState;
  readonly moment: Moment;
  readonly choices: readonly EventChoice[];
  /** Machine of the actor. */
  readonly shown: SiteChart;
  readonly onSend: (event: AnyEventObject) => void;
}

/** Context of a running actor, and events for it. */
export function LiveActorPanels({
  page,
  actor,
  state,
  moment,
  choices,
  shown,
  onSend,
}: LiveActorPanelsProps) {
  const before = page.timeline
    .slice(0, Math.max(0, moment.position - 1))
    .findLast(({ key }) => key === actor.key);
  const isLast = moment.entry?.key === actor.key;
  return (
    <>
      <Panel title={`Events for ${actor.source}`}>
        {!moment.isNow && <PastNote />}
        {moment.isNow && page.presence !== 'present' && <Note>This page does not answer.</Note>}
        {moment.isNow && page.presence === 'present' && state.status !== 'active' && (
          <Note>This actor has ended.</Note>
        )}
        {moment.isNow && page.presence === 'present' && state.status === 'active' && (
          <EventSender actor={actor.key} choices={choices} shown={shown} onSend={onSend} />
        )}
        {page.refusal?.key === actor.key && <Fault role="alert">{page.refusal.reason}</Fault>}
      </Panel>
      <ContextPanel context={state.context} before={isLast ? before?.state.context : undefined} />
    </>
  );
}
