import { useState } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { space } from '../../../src/theme/tokens';
import type { ActorReport, LivePage, LiveSession } from '../../statechart/inspect';
import { Check, Empty, mono, Note, ToolButton, ToolRow } from '../controls';
import { EventsPanel, IN_THE_PAST } from '../panels/EventsPanel';
import { Panel } from '../panels/Panel';
import { Sequence } from '../panels/Sequence';
import { StatePanel } from '../panels/StatePanel';
import { Workbench } from '../Workbench';
import { ActorList } from './ActorList';
import { entryLabel, timelineEntries, timeText } from './timelineEntries';
import { type Moment, useWatch } from './useWatch';

const presences: Readonly<Record<LivePage['presence'], string>> = {
  present: '',
  silent: ', does not answer',
  closed: ', closed',
};

interface PagePickerProps {
  readonly pages: readonly LivePage[];
  readonly page: LivePage;
  readonly onPick: (id: string) => void;
  readonly onRemoveAbsent: () => void;
}

/** Buttons for the pages of the site, including absent ones. */
function PagePicker({ pages, page, onPick, onRemoveAbsent }: PagePickerProps) {
  if (pages.length === 1) return <p>{page.path + presences[page.presence]}</p>;
  return (
    <div>
      <ToolRow role="group" aria-label="Pages">
        {pages.map(({ id, path, presence, openedAt }) => (
          <ToolButton key={id} type="button" aria-pressed={id === page.id} onClick={() => onPick(id)}>
            {path}
            <small>{new Date(openedAt).toLocaleTimeString('en-GB')}</small>
            {presences[presence]}
          </ToolButton>
        ))}
        {pages.some(({ presence }) => presence !== 'present') && (
          <ToolButton type="button" onClick={onRemoveAbsent}>
            Remove absent pages
          </ToolButton>
        )}
      </ToolRow>
    </div>
  );
}

const Row = styled('label', {
  ...mono,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  borderTop: '1px solid $colors$rule',
  '& input': { flex: 1, minWidth: '4rem', minHeight: '1.5rem', accentColor: 'var(--colors-action)' },
});

interface ScrubberProps {
  readonly page: LivePage;
  readonly moment: Moment;
  readonly onPosition: (position: number) => void;
}

/** Slider over the timeline of a page. */
function Scrubber({ page, moment: { entry, position }, onPosition }: ScrubberProps) {
  return (
    <Row>
      Timeline
      <input
        type="range"
        min={0}
        max={page.timeline.length}
        value={position}
        aria-valuetext={entry ? `${entryLabel(entry)}, ${timeText(entry.time)}` : 'the beginning'}
        onChange={(change) => onPosition(Number(change.target.value))}
      />
      <output>{entry ? timeText(entry.time) : '0 s'}</output>
    </Row>
  );
}

/** Maximum number of listed entries; the scrubber reaches the others. */
const LISTED = 200;

interface TimelinePanelProps {
  readonly page: LivePage;
  readonly moment: Moment;
  readonly watched: ActorReport | undefined;
  /** @param sequence number of the entry. */
  readonly onSelect: (sequence: number) => void;
  readonly onClear: () => void;
}

/** Timeline of a page, newest first; a press on an entry selects its moment. */
function TimelinePanel({ page, moment, watched, onSelect, onClear }: TimelinePanelProps) {
  const [isOfOne, setOfOne] = useState(false);
  const entries = timelineEntries(page, isOfOne ? watched?.actor.key : undefined).toReversed();
  return (
    <Panel
      title="Timeline"
      aside={
        <ToolButton type="button" onClick={onClear}>
          Clear
        </ToolButton>
      }
    >
      <Check>
        <input type="checkbox" checked={isOfOne} onChange={(change) => setOfOne(change.target.checked)} />
        This machine only
      </Check>

      {entries.length === 0 && <Note>Nothing has happened yet.</Note>}
      <Sequence
        label="Timeline"
        entries={entries.slice(0, LISTED)}
        selected={moment.entry && String(moment.entry.sequence)}
        onSelect={(key) => onSelect(Number(key))}
      />
      {entries.length > LISTED && <Note>{entries.length - LISTED} older entries are not listed.</Note>}
    </Panel>
  );
}

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
  const { page, moment, watched, shown, offer } = watch;
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
  const send = (event: { readonly type: string }) => {
    if (watched) session.send(page.id, watched.actor.key, event);
  };
  const previous = page.timeline[moment.position - 2]?.actors ?? page.initial;
  const hasJustChanged = moment.entry?.actor.key === watched?.actor.key;
  const reports = [...moment.actors.values()].filter(
    (report) => report.state.status === 'active' || report === watched,
  );
  const watching = (
    <>
      <Panel
        title="Actors"
        aside={
          moment.isNow ? (
            <Check>
              <input
                type="checkbox"
                checked={watch.isFollowing}
                onChange={(change) => watch.setFollowing(change.target.checked)}
              />
              Switch to what changes
            </Check>
          ) : (
            <ToolButton type="button" onClick={watch.showNow}>
              Back to now
            </ToolButton>
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
            title={`Events for ${watched.actor.source}`}
            shown={shown}
            choices={offer.choices}
            obstacle={obstacleOf(page, moment, watched)}
            refusal={page.refusal?.key === watched.actor.key ? page.refusal.reason : undefined}
            onSend={send}
          />
          <StatePanel
            chart={shown.chart}
            state={{ ...watched.state, active: [...watch.chartState.active] }}
            before={hasJustChanged ? previous.get(watched.actor.key)?.state.context : undefined}
          />
        </>
      )}
    </>
  );
  const timeline = (
    <TimelinePanel
      page={page}
      moment={moment}
      watched={watched}
      onSelect={watch.showEntry}
      onClear={() => {
        session.clearTimeline(page.id);
        watch.showNow();
      }}
    />
  );
  return (
    <Workbench
      title={`Live${shown ? `: ${shown.listed.title}` : ''}`}
      about={
        <PagePicker pages={pages} page={page} onPick={watch.showPage} onRemoveAbsent={session.removeAbsent} />
      }
      moment={
        shown && {
          shown,
          chartState: watch.chartState,
          press: (id) => {
            const event = offer.events.get(id);
            if (event) send(event);
          },
        }
      }
      tabs={[
        { title: 'Watch', content: watching },
        { title: 'Timeline', content: timeline },
      ]}
      below={<Scrubber page={page} moment={moment} onPosition={watch.showPosition} />}
    />
  );
}
