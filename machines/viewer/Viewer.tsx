import { useEffect, useRef } from 'react';
import { globalStyles } from '../../src/theme/globalStyles';
import { BowtieGlyph } from '../../src/ui/BowtieGlyph';
import { machines } from '../registry';
import type { LiveSession } from '../statechart/inspect';
import { decodeLink } from './address/link';
import { Empty } from './components/Empty';
import { LiveStatus } from './live/LiveStatus';
import { LiveWatch } from './live/LiveWatch';
import { Bar, BarLink, List, ListLink, Main, Name, Shell } from './shell.styles';
import { Simulator } from './simulator/Simulator';
import { siteChart } from './siteCharts';
import { useHash } from './useHash';
import { usePageChange } from './usePageChange';
import { ViewerBoundary } from './ViewerBoundary';

/** Path of the page that the viewer opens with: the first machine. */
const START = machines[0]?.machine.id ?? 'live';

interface PageProps {
  readonly path: string;
  readonly code: string;
  readonly session: LiveSession;
}

function Page({ path, code, session }: PageProps) {
  if (path === 'live') return <LiveWatch session={session} />;
  const shown = siteChart(path);
  if (shown) {
    return <Simulator path={path} shown={shown} link={decodeLink(code)} />;
  }
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
  const { path: address, code, visit } = useHash();
  const path = address || START;
  const main = useRef<HTMLElement>(null);
  const title = path === 'live' ? 'Live' : (siteChart(path)?.listed.title ?? 'Not found');
  usePageChange(visit, `${title} · Machines`, main);
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page marks another link as current
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [path]);
  const current = (id: string) => (id === path ? 'page' : undefined);
  return (
    <Shell>
      <Bar>
        <Name href="#/">
          <BowtieGlyph size={22} />
          Machines
        </Name>
        <List ref={list} aria-label="Machines">
          <ul>
            <li>
              <ListLink href="#/live" aria-current={current('live')}>
                Live
                <LiveStatus session={session} />
              </ListLink>
            </li>
            {machines.map(({ title: name, machine }) => (
              <li key={machine.id}>
                <ListLink href={`#/${machine.id}`} aria-current={current(machine.id)}>
                  {name}
                </ListLink>
              </li>
            ))}
          </ul>
        </List>
        <BarLink href="/" target="momentum-site">
          Open the site
        </BarLink>
      </Bar>
      <Main ref={main} tabIndex={-1}>
        <ViewerBoundary key={visit}>
          <Page path={path} code={code} session={session} />
        </ViewerBoundary>
      </Main>
    </Shell>
  );
}
