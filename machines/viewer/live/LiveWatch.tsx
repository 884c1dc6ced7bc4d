import { styled } from '../../../src/theme/stitches.config';
import type { LiveSession } from '../../statechart/inspect';
import { ChartView, Outline } from '../../statechart/react';
import { Empty } from '../components/Empty';
import { ExportMenu } from '../components/ExportMenu';
import { Panel } from '../components/Panel';
import { ToolButton } from '../components/ToolButton';
import { useIsNarrow } from '../components/useIsNarrow';
import { usePointing } from '../components/usePointing';
import { Workbench } from '../components/Workbench';
import { ActorList } from './ActorList';
import { LiveActorPanels } from './LiveActorPanels';
import { NoPage } from './NoPage';
import { PagePicker } from './PagePicker';
import { Scrubber } from './Scrubber';
import { TimelinePanel } from './TimelinePanel';
import { useLive } from './useLive';
import { useMoment } from './useMoment';
import { useWatchedActor } from './useWatchedActor';

const Frame = styled('div', { height: '100%', display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' });

/** The machines of running pages: their states, their timeline, and events for them. */
export function LiveWatch({ session }: { readonly session: LiveSession }) {
  const { connection, pages } = useLive(session);
  const { page, moment, showPage, stay, showNow, showSequence, showPosition } = useMoment(pages);
  const { actor, actorState, shown, offer, chartState, isFollowing, setFollowing, watch } = useWatchedActor(
    page,
    moment,
  );
  const { state, onPoint } = usePointing(chartState);
  const isNarrow = useIsNarrow();

  if (!page) return <NoPage connection={connection} />;
  const onWatch = (key: string) => {
    watch(key);
    stay();
  };
  const onTransition = (id: string) => {
    const event = offer.events.get(id);
    if (actor && event) session.send(actor.key, event);
  };
  const view = { state, onTransition };
  const watching = (
    <>
      <Panel title="Actors">
        <ActorList page={page} states={moment.states} shown={actor?.key} onShow={onWatch} />
      </Panel>
      {actor && actorState && shown && (
        <LiveActorPanels
          page={page}
          actor={actor}
          state={actorState}
          moment={moment}
          choices={offer.choices}
          shown={shown}
          onSend={(event) => session.send(actor.key, event)}
        />
      )}
    </>
  );
  const timeline = (
    <TimelinePanel
      page={page}
      moment={moment}
      actor={actor}
      onShow={showSequence}
      onClear={() => {
        session.clearTimeline(page.id);
        showNow();
      }}
    />
  );
  const outline = (
    <Panel title="States and transitions">
      {shown && <Outline chart={shown.chart} {...view} onPoint={onPoint} />}
    </Panel>
  );
  return (
    <Workbench
      title={`Live${shown ? `: ${shown.chart.id}` : ''}`}
      about={<PagePicker pages={pages} page={page} onPick={showPage} onRemoveAbsent={session.removeAbsent} />}
      tools={
        <>
          <ToolButton type="button" aria-pressed={isFollowing} onClick={() => setFollowing(!isFollowing)}>
            Switch to what changes
          </ToolButton>
          {shown && <ExportMenu shown={shown} />}
        </>
      }
      picture={
        <Frame>
          {shown ? (
            <ChartView
              key={shown.chart.id}
              chart={shown.chart}
              drawing={shown.drawing}
              {...view}
              oneFingerScrolls={isNarrow}
            />
          ) : (
            <Empty>
              <p>No machine runs on this page yet.</p>
            </Empty>
          )}
          <Scrubber page={page} moment={moment} onPosition={showPosition} onNow={showNow} />
        </Frame>
      }
      label="About the running site"
      tabs={[
        { title: 'Watch', content: watching },
        { title: 'Timeline', content: timeline },
        { title: 'Outline', content: outline },
      ]}
    />
  );
}
