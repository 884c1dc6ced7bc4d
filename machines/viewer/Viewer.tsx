import { useEffect, useRef, useState } from 'react';
import { globalStyles } from '../../src/theme/globalStyles';
import { BowtieGlyph } from '../../src/ui/BowtieGlyph';
import { machines } from '../registry';
import type { LiveSession } from '../statechart/inspect';
import { Linked } from './address/Linked';
import { Empty } from './components/Empty';
import { Gallery } from './gallery/Gallery';
import { DropTarget } from './import/DropTarget';
import { type DroppedFiles, droppedFiles } from './import/droppedFiles';
import { ImportPage } from './import/ImportPage';
import { LiveStatus } from './live/LiveStatus';
import { LiveWatch } from './live/LiveWatch';
import { Bar, BarLink, List, ListLink, Main, Name, Shell } from './shell.styles';
import { Simulator } from './simulator/Simulator';
import { useHash } from './useHash';
import { usePageChange } from './usePageChange';
import { ViewerBoundary } from './ViewerBoundary';

/** Titles of the pages without a machine, by their address behind `#/`. */
const titles: Readonly<Record<string, string>> = {
  '': 'Machines',
  live: 'Live',
  import: 'Import a machine',
};

interface PageProps {
  readonly path: string;
  readonly code: string;
  readonly session: LiveSession;
  readonly files: DroppedFiles;
  /** Scrolls to the top of the page, and moves the focus to it. */
  readonly toTop: () => void;
}

function Page({ path, code, session, files, toTop }: PageProps) {
  if (path === '') return <Gallery />;
  if (path === 'live') return <LiveWatch session={session} />;
  if (path === 'import') {
    return <Linked code={code}>{(link) => <ImportPage link={link} files={files} onDrawn={toTop} />}</Linked>;
  }
  const listed = machines.find(({ machine }) => machine.id === path);
  if (listed) {
    return <Linked code={code}>{(link) => <Simulator path={path} listed={listed} link={link} />}</Linked>;
  }
  return (
    <Empty>
      <h1>There is no machine called {path}</h1>
      <p>
        <a href="#/">All machines</a>
      </p>
    </Empty>
  );
}

/** The viewer: a list of its pages, and the selected one. */
export function Viewer({ session }: { readonly session: LiveSession }) {
  globalStyles();
  const { path, code, visit } = useHash();
  const main = useRef<HTMLElement>(null);
  const title = machines.find(({ machine }) => machine.id === path)?.title ?? titles[path] ?? 'Not found';
  const toTop = usePageChange(visit, path === '' ? title : `${title} · Machines`, main);
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page marks another link as current
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [path]);
  const [files] = useState(droppedFiles);
  const onFile: DroppedFiles['add'] = (opening) => {
    files.add(opening);
    if (path !== 'import') window.location.hash = '#/import';
  };
  const current = (id: string) => (id === path ? 'page' : undefined);
  return (
    <Shell>
      <Bar>
        <Name href="#/" aria-current={current('')}>
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
            <li>
              <ListLink href="#/import" aria-current={current('import')}>
                Import a machine
              </ListLink>
            </li>
          </ul>
        </List>
        <BarLink href="/" target="momentum-site">
          Open the site
        </BarLink>
      </Bar>
      <Main ref={main} tabIndex={-1}>
        <ViewerBoundary key={visit}>
          <Page path={path} code={code} session={session} files={files} toTop={toTop} />
        </ViewerBoundary>
      </Main>
      <DropTarget onFile={onFile} />
    </Shell>
  );
}
