import { Component, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { globalStyles } from '../../src/theme/globalStyles';
import { styled } from '../../src/theme/stitches.config';
import { fontSizes, fonts, sizes } from '../../src/theme/tokens';
import { BowtieGlyph } from '../../src/ui/Logo';
import { machines } from '../registry';
import { errorText } from '../statechart/graph';
import type { LivePage, LiveSession } from '../statechart/inspect';
import { decodeLink, useAddress } from './address';
import { Empty, mono } from './controls';
import { Live } from './live/Live';
import { Simulator } from './simulator/Simulator';
import { siteChart } from './siteCharts';
import { viewerColors, viewerSpace } from './theme';

/** Bar, list of machines and page fill the window, so that only the panels and the chart scroll. */
const Shell = styled('div', {
  ...viewerColors,
  display: 'grid',
  height: '100dvh',
  /* In a lower window the page scrolls. */
  minHeight: '36rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  '@lg': { gridTemplateRows: '3rem minmax(0, 1fr)' },
});

const Bar = styled('header', {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: viewerSpace[5],
  paddingInline: viewerSpace[4],
  borderBottom: '1px solid $colors$ink',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: sizes.touch,
    fontFamily: fonts.display,
  },
  '@lg': { flexWrap: 'nowrap' },
});

const Name = styled('a', {
  gap: '.625rem',
  fontWeight: 650,
  fontSize: '1.25rem',
  letterSpacing: '-.03em',
});

const LiveLink = styled('a', {
  gap: viewerSpace[2],
  marginLeft: 'auto',
  fontWeight: 500,
  fontSize: fontSizes.ui,
  borderBottom: '3px solid transparent',
  '&[aria-current]': { borderBottomColor: '$colors$action', color: '$action' },
  '& small': { ...mono, color: '$ink3' },
});

/** In the bar if there is space, otherwise below it in one row, so that a phone has space for the page. */
const List = styled('nav', {
  order: 1,
  flexBasis: `calc(100% + 2 * ${viewerSpace[4]})`,
  minWidth: 0,
  marginInline: `-${viewerSpace[4]}`,
  borderTop: '1px solid $colors$rule',
  overflowX: 'auto',
  '& ul': { display: 'flex', paddingInline: viewerSpace[2] },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: viewerSpace[2],
    minHeight: sizes.touch,
    paddingInline: viewerSpace[3],
    fontFamily: fonts.display,
    fontWeight: 500,
    fontSize: fontSizes.ui,
    whiteSpace: 'nowrap',
    borderBottom: '3px solid transparent',
    '&:hover': { color: '$action' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '& [aria-current]': {
    borderBottomColor: '$colors$action',
    color: '$action',
    backgroundColor: '$actionTint',
  },
  '@lg': { order: 0, flex: 1, alignSelf: 'stretch', marginInline: 0, borderTop: 0, '& ul': { padding: 0 } },
});

const Main = styled('main', { minWidth: 0, minHeight: 0 });

/** Shows the error of a page; the rest of the viewer still works. */
class Boundary extends Component<{ readonly children: ReactNode }> {
  override state: { readonly failure?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: errorText(error) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return (
      <Empty role="alert">
        <h1>This page failed</h1>
        <p>{failure}</p>
        <p>
          <a href="#/">Back to the first machine</a>
        </p>
      </Empty>
    );
  }
}

/** Path of the page that the viewer opens with: the first machine. */
const START = machines[0]?.machine.id ?? 'live';

interface PageProps {
  readonly path: string;
  readonly code: string;
  readonly session: LiveSession;
  readonly pages: readonly LivePage[];
}

function Page({ path, code, session, pages }: PageProps) {
  if (path === 'live') return <Live session={session} pages={pages} />;
  const shown = siteChart(path);
  if (shown) return <Simulator path={path} shown={shown} link={decodeLink(code)} />;
  return (
    <Empty>
      <h1>There is no machine called {path}</h1>
      <p>
        <a href="#/">To the first machine</a>
      </p>
    </Empty>
  );
}

/** The viewer: a list of its pages, and the selected one. */
export function Viewer({ session }: { readonly session: LiveSession }) {
  globalStyles();
  const { path: address, code, visit } = useAddress();
  const path = address || START;
  const pages = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const title = path === 'live' ? 'Live' : (siteChart(path)?.listed.title ?? 'Not found');
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page marks another link as current
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [path]);
  const current = (id: string) => (id === path ? 'page' : undefined);
  const open = pages.filter(({ presence }) => presence === 'present').length;
  return (
    <Shell>
      <title>{`${title} · Machines`}</title>
      <Bar>
        <Name href="#/">
          <BowtieGlyph size={22} />
          Machines
        </Name>
        <List ref={list} aria-label="Machines">
          <ul>
            {machines.map(({ title: name, machine }) => (
              <li key={machine.id}>
                <a href={`#/${machine.id}`} aria-current={current(machine.id)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </List>
        <LiveLink href="#/live" aria-current={current('live')}>
          Live
          {open > 0 && <small>{open} open</small>}
        </LiveLink>
      </Bar>
      <Main>
        <Boundary key={visit}>
          <Page path={path} code={code} session={session} pages={pages} />
        </Boundary>
      </Main>
    </Shell>
  );
}
