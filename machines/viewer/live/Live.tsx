import { useState } from 'react';
import type { ActorReport, LivePage, LiveSession } from '../../statechart/inspect';
import { Check, Empty, Note, Select, ToolButton } from '../controls';
import { EventsPanel, IN_THE_PAST } from '../panels/EventsPanel';
import { Panel } from '../panels/Panel';
import { StatePanel } from '../panels/StatePanel';
import { StepList } from '../panels/StepList';
import { Workbench } from '../Workbench';
import { ActorList } from './ActorList';
import { timelineEntries } from './timelineEntries';
import { type Moment, useWatch } from './useWatch';

const presences: Readonly<Record<LivePage['presence'], string>> = {
  present: '',
  silent: ', does not answer',
  closed: ', closed',
};

/** Reason for which no event can be sent to an actor; undefined if one can. */
function obstacleOf(page: LivePage, moment: Moment, { state }: ActorReport): string | undefined {
  if (!moment.isNow) return IN_THE_PAST;
  if (page.presence !== 'present') return 'This page does not answer.';
  return state.status === 'active' ? undefined : 'This actor has ended.';
}

interface LiveProps {
  readonly session: LiveSession;
  readonly pages: readonly LivePage[];
}

/** The machines of running pages: their states, their timeline, and events for them. */
export function Live({ session, pages }: LiveProps) {
  const watch = useWatch(pages);
  const [isOfOne, setOfOne] = useState(false);
  const { page, moment, watched, shown } = watch;
  if (!page || !moment) {
    return (
      <Empty>
        <h1>Waiting for the site</h1>
        <p>
          <a href="/" target="momentum-site">
            Open the site
          </a>{' '}
          in another tab of this browser. Its machines are shown here while you click through it.
        </p>
      </Empty>
    );
  }
  /** Closed pages are kept for their timeline. */
  const picker = (
    <Select aria-label="Page" value={page.id} onChange={({ target }) => watch.showPage(target.value)}>
      {pages.map(({ id, path, presence, openedAt }) => (
        <option key={id} value={id}>
          {path}, opened at {new Date(openedAt).toLocaleTimeString('en-GB')}
          {presences[presence]}
        </option>
      ))}
    </Select>
  );
  const send = (event: { readonly type: string }) => {
    if (watched) session.send(page.id, watched.actor.key, event);
  };
  const hasJustChanged = moment.entry?.actor.key === watched?.actor.key;
  const reports = [...moment.actors.values()].filter(
    (report) => report.state.status === 'active' || report === watched,
  );
  const backToNow = !moment.isNow && (
    <ToolButton type="button" onClick={watch.showNow}>
      Back to now
    </ToolButton>
  );
  const watching = (
    <>
      <Panel
        title="Actors"
        aside={
          backToNow || (
            <Check>
              <input
                type="checkbox"
                checked={watch.isFollowing}
                onChange={({ target }) => watch.setFollowing(target.checked)}
              />
              Switch to what changes
            </Check>
          )
        }
      >
        {reports.length === 0 && <Note>No machine runs on this page yet.</Note>}
        <ActorList reports={reports} selected={watched?.actor.key} onSelect={watch.watch} />
      </Panel>
      {watched && shown && (
        <>
          <EventsPanel
            key={watched.actor.key}
            title={`Events for ${watched.actor.machine}`}
            shown={shown}
            choices={watch.choices}
            obstacle={obstacleOf(page, moment, watched)}
            refusal={page.refusal?.key === watched.actor.key ? page.refusal.reason : undefined}
            onSend={send}
          />
          <StatePanel
            chart={shown.chart}
            state={{ ...watched.state, active: watch.chartState.active }}
            before={hasJustChanged ? moment.before.get(watched.actor.key)?.state.context : undefined}
          />
        </>
      )}
    </>
  );
  const steps = timelineEntries(page, isOfOne ? watched?.actor.key : undefined).toReversed();
  const timeline = (
    <Panel title="Timeline" aside={backToNow}>
      <Check>
        <input type="checkbox" checked={isOfOne} onChange={({ target }) => setOfOne(target.checked)} />
        This machine only
      </Check>
      {steps.length === 0 && <Note>Nothing has happened yet.</Note>}
      <StepList
        label="Timeline"
        steps={steps}
        selected={moment.entry?.sequence ?? 0}
        onSelect={watch.showEntry}
      />
    </Panel>
  );
  return (
    <Workbench
      title={`Live${shown ? `: ${shown.listed.title}` : ''}`}
      about={picker}
      moment={
        shown && {
          shown,
          chartState: watch.chartState,
          press: (id) => {
            const event = watch.events.get(id);
            if (event) send(event);
          },
        }
      }
      tabs={[
        { title: 'Watch', content: watching },
        { title: 'Timeline', content: timeline },
      ]}
    />
  );
}
