import { globalStyles } from '../../../src/theme/globalStyles';
import { BowtieGlyph } from '../../../src/ui/figures/BowtieGlyph';
import { machines } from '../../registry';
import { Gallery } from './gallery/Gallery';
import { Bar, BarLink, List, ListLink, Main, Name, Shell, Spacer } from './shell.styles';
import { Simulator } from './simulator/Simulator';
import { useHash } from './useHash';

/** The viewer of the machines: the list of them, and what is chosen in it. */
export function Viewer() {
  globalStyles();
  const [place] = useHash();
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
          {machines.map(({ title, machine }) => (
            <li key={machine.id}>
              <ListLink href={`#/${machine.id}`} aria-current={machine.id === place ? 'page' : undefined}>
                {title}
              </ListLink>
            </li>
          ))}
        </ul>
      </List>
      <Main>{listed ? <Simulator key={listed.machine.id} listed={listed} /> : <Gallery />}</Main>
    </Shell>
  );
}
