import { useRef } from 'react';
import { globalStyles } from '../../src/theme/globalStyles';
import { BowtieGlyph } from '../../src/ui/BowtieGlyph';
import { machines } from '../registry';
import type { LiveSession } from '../statechart/inspect';
import { Empty } from './components/Empty';
import { Gallery } from './gallery/Gallery';
import { ImportPage } from './import/ImportPage';
import { LiveStatus } from './live/LiveStatus';
import { LiveWatch } from './live/LiveWatch';
import { Bar, BarLink, List, ListLink, Main, Name, Shell, Spacer } from './shell.styles';
import { Simulator } from './simulator/Simulator';
import { useArrival } from './useArrival';
import { useHash } from './useHash';
import { ViewerBoundary } from './ViewerBoundary';

/** The places of the viewer that are no machine of the site, by their address behind `#/`. */
const others: Readonly<Record<string, string>> = {
  '': 'Machines',
  live: 'Live',
  import: 'Import a machine',
};

function Place({ place, session }: { readonly place: string; readonly session: LiveSession }) {
  if (place === '') return <Gallery />;
  if (place === 'live') return <LiveWatch session={session} />;
  if (place === 'import') return <ImportPage />;
  const listed = machines.find(({ machine }) => machine.id === place);
  if (listed) return <Simulator listed={listed} />;
  return (
    <Empty>
      <h1>There is no machine called {place}</h1>
      <p>
        <a href="#/">All machines</a>
      </p>
    </Empty>
  );
}

/** The viewer of the machines: their list, and the selected page. */
export function Viewer({ session }: { readonly session: LiveSession }) {
  globalStyles();
  const place = useHash();
  const main = useRef<HTMLElement>(null);
  const title = machines.find(({ machine }) => machine.id === place)?.title ?? others[place] ?? 'Not found';
  useArrival(place, place === '' ? title : `${title} · Machines`, main);
  const current = (id: string) => (id === place ? 'page' : undefined);
  return (
    <Shell>
      <Bar>
        <Name href="#/" aria-current={current('')}>
          <BowtieGlyph size={22} />
          Machines
        </Name>
        <Spacer />
        <BarLink href="/" target="momentum-site">
          Open the site
        </BarLink>
      </Bar>
      <List aria-label="Machines">
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
      <Main ref={main} tabIndex={-1}>
        <ViewerBoundary key={place}>
          <Place place={place} session={session} />
        </ViewerBoundary>
      </Main>
    </Shell>
  );
}
