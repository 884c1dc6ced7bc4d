import { useState } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import type { LiveSession } from '../../statechart/inspect';
import { ChartView, Outline, restingChart } from '../../statechart/react';
import { Empty } from '../components/Empty';
import { ExportMenu } from '../components/ExportMenu';
import { FoldControls } from '../components/FoldControls';
import { Panel } from '../components/Panel';
import { ToolButton } from '../components/ToolButton';
import { useDrawing } from '../components/useDrawing';
import { useFolding } from '../components/useFolding';
import { useIsNarrow } from '../components/useIsNarrow';
import { usePointing } from '../components/usePointing';
import { Workbench } from '../components/Workbench';
import { layoutEngine } from '../layouts/layoutEngine';
import { ActorList } from './ActorList';
import { LiveActorPanels } from './LiveActorPanels';
import { NoPage } from './NoPage';
import { PagePicker } from './PagePicker';
import { Scrubber } from './Scrubber';
import { TimelinePanel } from './TimelinePanel';
import { useLive } from './useLive';
import { useMoment } from './useMoment';
import { useMuted } from './useMuted';
import { useWatchedActor } from './useWatchedActor';

const Frame = styled('div', { height: '100%', display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' });

/** The machines of running pages: their states, their timeline, and events for them. */
export function LiveWatch({ session }: { readonly session: LiveSession }) {
  const { connection, pages } = useLive(session);
  const { page, moment, showPage, stay, showNow, showSequence, showPosition } = useMoment(pages);
  const [isPlain, setPlain] = useState(false);
  const muted = useMuted();
  const { actor, actorState, offer, chartState, isFollowing, setFollowing, watch } = useWatchedActor(
    page,
    moment,
    muted.isMuted,
  );
  const { state, onPoint } = usePointing(chartState);
  const isNarrow = useIsNarrow();
  const chart = actor?.chart;
  const folding = useFolding(chart);
  const { props: drawingProps, drawing } = useDrawing();

  if (!page) return <NoPage connection={connection} />;
  const onWatch = (key: string) => {
    watch(key);
    stay();
  };
  const onTransition = (id: string) => {
    const event = offer.events.get(id);
    if (actor && event) session.send(actor.key, event);
  };
  const view = { state: isPlain ? restingChart : state, onTransition };
  const watching = (
    <>
      <Panel title="Actors">
        <ActorList page={page} states={moment.states} shown={actor?.key} muted={muted} onShow={onWatch} />
      </Panel>
      {actor && actorState && (
        <LiveActorPanels
          page={page}
          actor={actor}
          state={actorState}
          moment={moment}
          choices={offer.choices}
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
      muted={muted}
      onShow={showSequence}
      onClear={() => {
        session.clearTimeline(page.id);
        showNow();
      }}
    />
  );
  const outline = (
    <Panel title="States and transitions">
      {chart && (
        <Outline chart={chart} {...view} folded={folding.folded} onFold={folding.toggle} onPoint={onPoint} />
      )}
    </Panel>
  );
  return (
    <Workbench
      title={`Live${chart ? `: ${chart.id}` : ''}`}
      about={<PagePicker pages={pages} page={page} onPick={showPage} onRemoveAbsent={session.removeAbsent} />}
      tools={
        <>
          <ToolButton type="button" aria-pressed={isFollowing} onClick={() => setFollowing(!isFollowing)}>
            Follow what changes
          </ToolButton>
          {chart && <ExportMenu chart={chart} drawing={drawing} onPlain={setPlain} />}
        </>
      }
      picture={
        <Frame>
          {chart ? (
            <ChartView
              engine={layoutEngine}
              key={chart.id}
              chart={chart}
              {...view}
              {...folding.props}
              {...drawingProps}
              oneFingerScrolls={isNarrow}
              controls={<FoldControls folding={folding} />}
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
