import { globalStyles } from '../../../src/theme/globalStyles';
import { BowtieGlyph } from '../../../src/ui/figures/BowtieGlyph';
import { machines } from '../../registry';
import type { LiveSession } from '../live/session';
import { Gallery } from './gallery/Gallery';
import { LiveWatch } from './live/LiveWatch';
import { useLive } from './live/useLive';
import { Bar, BarLink, List, ListLink, Main, Name, Shell, Spacer } from './shell.styles';
import { Simulator } from './simulator/Simulator';
import { useHash } from './useHash';
import { YourMachine } from './yours/YourMachine';

/** The viewer of the machines: the list of them, and what is chosen in it. */
export function Viewer({ session }: { readonly session: LiveSession }) {
  globalStyles();
  const [place] = useHash();
  const { connection, pages } = useLive(session);
  const open = pages.filter(({ presence }) => presence === 'present').length;
  const listed = machines.find(({ machine }) => machine.id === place);
  return (
    <Shell>
      <Bar>
        <Name href="#/">
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
            <ListLink href="#/live" aria-current={place === 'live' ? 'page' : undefined}>
              Live
              <span>{connection === 'connected' ? `${open} open` : connection}</span>
            </ListLink>
          </li>
          {machines.map(({ title, machine }) => (
            <li key={machine.id}>
              <ListLink href={`#/${machine.id}`} aria-current={machine.id === place ? 'page' : undefined}>
                {title}
              </ListLink>
            </li>
          ))}
          <li>
            <ListLink href="#/yours" aria-current={place === 'yours' ? 'page' : undefined}>
              A machine of yours
            </ListLink>
          </li>
        </ul>
      </List>
      <Main>
        {place === 'live' && <LiveWatch session={session} />}
        {place === 'yours' && <YourMachine />}
        {listed && <Simulator key={listed.machine.id} listed={listed} />}
        {place !== 'live' && place !== 'yours' && !listed && <Gallery />}
      </Main>
    </Shell>
  );
}
