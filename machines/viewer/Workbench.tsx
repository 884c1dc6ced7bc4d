import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from '../../src/theme/stitches.config';
import { fontSizes, fonts, sizes } from '../../src/theme/tokens';
import { searchChart } from '../statechart/graph';
import { type ChartState, noIds } from '../statechart/react';
import { ChartView } from './chart/ChartView';
import { Outline } from './chart/Outline';
import { heading, Note, SearchInput, ToolButton } from './controls';
import { ExportMenu } from './ExportMenu';
import { Panel } from './panels/Panel';
import type { SiteChart } from './siteCharts';
import { viewerSpace } from './theme';
import { useLargeWindow } from './useLargeWindow';

const Workspace = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  '@lg': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto minmax(0, 1fr)',
  },
});

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${viewerSpace[1]} ${viewerSpace[4]}`,
  padding: `${viewerSpace[2]} ${viewerSpace[4]}`,
  borderBottom: '1px solid $colors$rule',
  '& h1': heading,
  '@lg': { gridColumn: '1 / -1', flexWrap: 'nowrap' },
});

/** Below the title and the buttons on a phone, between them in a large window. */
const About = styled('div', {
  order: 1,
  flexBasis: '100%',
  fontSize: fontSizes.mono,
  lineHeight: 1.4,
  color: '$ink2',
  '@lg': { order: 0, flex: 1 },
});

const Picture = styled('div', {
  flex: 1,
  minWidth: 0,
  minHeight: '11rem',
});

/** The panels: beside the chart, or on a phone in a sheet below it, which a press on its title opens. */
const Side = styled('details', {
  flexShrink: 0,
  borderTop: '1px solid $colors$ink',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: sizes.touch,
    paddingInline: viewerSpace[4],
    fontFamily: fonts.display,
    fontWeight: 550,
    fontSize: fontSizes.ui,
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: '-3px' },
    '&::after': { content: '"▴"', marginLeft: 'auto' },
  },
  '&[open] > summary::after': { content: '"▾"' },
  /* The container of texts that only assistive technology reads, which would lengthen the page. */
  '& > div': {
    position: 'relative',
    height: '48dvh',
    borderTop: '1px solid $colors$rule',
    overflowY: 'auto',
  },
  '@lg': {
    width: '24rem',
    borderTop: 0,
    borderLeft: '1px solid $colors$ink',
    overflowY: 'auto',
    '& > summary': { display: 'none' },
    '& > div': { height: 'auto', borderTop: 0, overflowY: 'visible' },
  },
});

/** Radio buttons that look like tabs. */
const Tabs = styled('fieldset', {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  margin: 0,
  padding: 0,
  border: 0,
  borderBottom: '1px solid $colors$ink',
  backgroundColor: '$paper',
  '& label': {
    position: 'relative',
    flex: 1,
    display: 'grid',
    placeItems: 'center',
    minHeight: sizes.touch,
    fontFamily: fonts.display,
    fontWeight: 500,
    fontSize: fontSizes.small,
    color: '$ink2',
    borderBottom: '3px solid transparent',
    '&:hover': { color: '$action' },
    '&:has(:checked)': { color: '$ink', borderBottomColor: '$colors$action' },
    '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '-3px' },
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});

interface Tab {
  readonly title: string;
  readonly content: ReactNode;
}

/** A chart at one moment, and the handler of a pressed transition. */
interface ChartMoment {
  readonly shown: SiteChart;
  readonly chartState: ChartState;
  readonly press: (transition: string) => void;
}

interface WorkbenchProps {
  readonly title: string;
  readonly about: ReactNode;
  /** Undefined if no machine runs. */
  readonly moment: ChartMoment | undefined;
  /** Panels beside the chart, before the outline. */
  readonly tabs: readonly Tab[];
}

const OUTLINE = 'Outline';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="range"]), textarea, select');

/** Page of one chart with its panels and its outline, in the simulator and in Live. */
export function Workbench({ title, about, moment, tabs }: WorkbenchProps) {
  const id = useId();
  const isLarge = useLargeWindow();
  const [isOpen, setOpen] = useState(false);
  const [isAlone, setAlone] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [query, setQuery] = useState('');
  const [hovered, setHovered] = useState<string>();
  const search = useRef<HTMLInputElement>(null);

  const chart = moment?.shown.chart;
  const found = useMemo(() => (chart ? new Set(searchChart(chart, query)) : noIds), [chart, query]);
  const chartState = moment?.chartState;
  const state = useMemo(
    () =>
      chartState && { ...chartState, pointed: hovered === undefined ? found : new Set([...found, hovered]) },
    [chartState, found, hovered],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || hasModifier || isTyping(event.target)) return;
      event.preventDefault();
      // Synchronous, because a hidden field cannot have the focus.
      flushSync(() => {
        setAlone(false);
        setOpen(true);
        setChosen(OUTLINE);
      });
      search.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const isSearching = query.trim() !== '';
  const outline = moment && state && (
    <Panel title="States and transitions">
      <search>
        <SearchInput
          ref={search}
          type="search"
          aria-label="Search states, events, guards, actions and actors"
          placeholder="/ state, event, guard, action"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Note role="status">{isSearching && `${found.size} ${found.size === 1 ? 'result' : 'results'}`}</Note>
      </search>
      <Outline
        chart={moment.shown.chart}
        state={state}
        only={isSearching ? found : undefined}
        onTransition={moment.press}
        onPoint={setHovered}
      />
    </Panel>
  );
  const all = [...tabs, { title: OUTLINE, content: outline }];
  const selected = chosen ?? all[0]?.title;
  // On a phone the panels are closed anyway.
  const hasPictureOnly = isAlone && isLarge;
  return (
    <Workspace>
      <Head>
        <h1>{title}</h1>
        {!hasPictureOnly && <About>{about}</About>}
        {moment && <ExportMenu shown={moment.shown} />}
      </Head>
      <Picture>
        {moment && state ? (
          <ChartView
            key={moment.shown.chart.id}
            shown={moment.shown}
            state={state}
            found={found}
            onTransition={moment.press}
            controls={
              isLarge && (
                <ToolButton isPlain type="button" aria-pressed={isAlone} onClick={() => setAlone(!isAlone)}>
                  Picture only
                </ToolButton>
              )
            }
          />
        ) : (
          <Note>No machine runs on this page yet.</Note>
        )}
      </Picture>
      <Side
        hidden={hasPictureOnly}
        open={isLarge || isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>Panels</summary>
        <div>
          <Tabs aria-label={`About ${title}`}>
            {all.map((tab) => (
              <label key={tab.title}>
                <input
                  type="radio"
                  name={id}
                  checked={tab.title === selected}
                  onChange={() => setChosen(tab.title)}
                />
                {tab.title}
              </label>
            ))}
          </Tabs>
          {all.map((tab) => (
            <div key={tab.title} hidden={tab.title !== selected}>
              {tab.content}
            </div>
          ))}
        </div>
      </Side>
    </Workspace>
  );
}
