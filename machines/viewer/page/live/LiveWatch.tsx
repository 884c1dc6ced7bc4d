import { useMemo, useRef, useState } from 'react';
import { styled } from '../../../../src/theme/stitches.config';
import type { LiveSession } from '../../live/session';
import { ChartView } from '../../statechart/ChartView';
import { Outline } from '../../statechart/Outline';
import { ExportMenu } from '../parts/ExportMenu';
import { FoldControls } from '../parts/FoldControls';
import { Panel } from '../parts/Panel';
import { Tabs } from '../parts/Tabs';
import { ToolButton, ToolRow } from '../parts/ToolButton';
import { useFolding } from '../parts/useFolding';
import { Desk, DeskHead, Side, Stage } from '../shell.styles';
import { ActorList } from './ActorList';
import { LiveActorPanels } from './LiveActorPanels';
import { liveChoices, noChoices } from './liveChoices';
import { PagePicker } from './PagePicker';
import { Scrubber } from './Scrubber';
import { TimelinePanel } from './TimelinePanel';
import { useLive } from './useLive';
import { useMoment } from './useMoment';

const Frame = styled('div', {
  height: '100%',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
});

const Empty = styled('div', {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'start',
  gap: '$3',
  height: '100%',
  padding: '$5',
  '& h1': { fontFamily: '$display', fontWeight: 550, fontSize: '$h3', letterSpacing: '-.022em' },
  '& p': { maxWidth: '34em', color: '$ink2' },
  '& a': { color: '$action', textDecoration: 'underline', textUnderlineOffset: '4px' },
});

/** The machines of the running site: which there are, where each is, what has happened, and events for them. */
export function LiveWatch({ session }: { readonly session: LiveSession }) {
  const { connection, pages } = useLive(session);
  const [pageId, setPageId] = useState<string>();
  const [actorKey, setActorKey] = useState<string>();
  const [isFollowing, setFollowing] = useState(true);
  const folding = useFolding();
  const { folded, toggle } = folding;
  const svg = useRef<SVGSVGElement>(null);

  const page =
    pages.find(({ id }) => id === pageId) ??
    pages.findLast(({ presence }) => presence === 'present') ??
    pages.at(-1);
  const { moment, showNow, showSequence, showPlace } = useMoment(page);
  const charted = [...(page?.actors.values() ?? [])].filter(
    ({ chart, key }) => chart && moment.states.has(key),
  );
  const followed = isFollowing ? charted.find(({ key }) => key === moment.entry?.key) : undefined;
  const actor = followed ?? charted.find(({ key }) => key === actorKey) ?? charted[0];
  const actorState = actor && moment.states.get(actor.key);
  const offer = useMemo(
    () => (actor && actorState && moment.isNow ? liveChoices(actor, actorState) : noChoices),
    [actor, actorState, moment.isNow],
  );
  const chartState = useMemo(
    () => ({
      active: new Set(actorState?.activeNodes),
      taken: new Set(moment.entry && moment.entry.key === actor?.key ? moment.entry.transitions : []),
      enabled: new Set(offer.events.keys()),
      selected: undefined,
    }),
    [actorState, moment.entry, actor, offer],
  );

  if (!page) {
    return (
      <Empty>
        <h1>{connection === 'lost' ? 'The site is closed' : 'Waiting for the site'}</h1>
        <p>
          <a href="/" target="momentum-site">
            Open the site
          </a>{' '}
          in another tab of this browser. Its machines are shown here while you click through it.
        </p>
      </Empty>
    );
  }
  const onShow = (key: string) => {
    setActorKey(key);
    setFollowing(false);
  };
  const onTransition = (id: string) => {
    const event = offer.events.get(id);
    if (actor && event) session.send(actor.key, event);
  };
  return (
    <Desk>
      <DeskHead>
        <div>
          <h1>Live{actor?.chart ? `: ${actor.chart.id}` : ''}</h1>
          <PagePicker pages={pages} page={page} onPick={setPageId} onForget={session.forgetGone} />
        </div>
        <ToolRow>
          <ToolButton type="button" aria-pressed={isFollowing} onClick={() => setFollowing(!isFollowing)}>
            Follow what changes
          </ToolButton>
          {actor?.chart && <ExportMenu chart={actor.chart} svg={svg} />}
        </ToolRow>
      </DeskHead>
      <Stage>
        <Frame>
          {actor?.chart ? (
            <ChartView
              key={actor.chart.id}
              chart={actor.chart}
              state={chartState}
              folded={folded}
              svgRef={svg}
              controls={<FoldControls chart={actor.chart} folding={folding} />}
              onTransition={onTransition}
              onFold={toggle}
            />
          ) : (
            <Empty>
              <p>No machine runs on this page yet.</p>
            </Empty>
          )}
          <Scrubber page={page} moment={moment} onPlace={showPlace} onNow={showNow} />
        </Frame>
      </Stage>
      <Side>
        <Tabs
          label="About the running site"
          tabs={[
            {
              title: 'Watch',
              content: (
                <>
                  <Panel title="Actors">
                    <ActorList page={page} states={moment.states} shown={actor?.key} onShow={onShow} />
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
              ),
            },
            {
              title: 'Timeline',
              content: (
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
              ),
            },
            {
              title: 'Outline',
              content: (
                <Panel title="States and transitions">
                  {actor?.chart && (
                    <Outline
                      chart={actor.chart}
                      state={chartState}
                      folded={folded}
                      onTransition={onTransition}
                      onFold={toggle}
                    />
                  )}
                </Panel>
              ),
            },
          ]}
        />
      </Side>
    </Desk>
  );
}
