import { useMemo } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';
import { type ListedMachine, machines } from '../../registry';
import { chartOf } from '../../statechart/graph';
import { heading } from '../components/heading';
import { ChartThumbnail } from './ChartThumbnail';

const Page = styled('div', { padding: `${space[5]} ${space[4]} 3rem`, '@lg': { padding: space[6] } });

const Title = styled('h1', heading('h2'));

const Lead = styled('p', { marginTop: space[3], fontSize: fontSizes.body, color: '$ink2', maxWidth: '40em' });

const List = styled('ul', {
  display: 'grid',
  gap: `${space[6]} ${space[5]}`,
  marginTop: space[6],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});

const Item = styled('li', { position: 'relative', borderTop: '1px solid $colors$ink', paddingTop: space[3] });

const Picture = styled('div', { height: '14rem', marginBottom: space[3] });

const Name = styled('a', {
  fontFamily: fonts.display,
  fontWeight: 550,
  fontSize: fontSizes.h4,
  '&:hover': { color: '$action' },
  // The whole item can be pressed.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

const Purpose = styled('p', {
  fontSize: fontSizes.small,
  lineHeight: 1.45,
  color: '$ink2',
  marginTop: space[1],
});

const Count = styled('p', {
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  color: '$ink3',
  marginTop: space[2],
});

function Card({ listed: { title, purpose, machine } }: { readonly listed: ListedMachine }) {
  const chart = useMemo(() => chartOf(machine), [machine]);
  return (
    <Item>
      <Picture>
        <ChartThumbnail chart={chart} />
      </Picture>
      <h2>
        <Name href={`#/${machine.id}`}>{title}</Name>
      </h2>
      <Purpose>{purpose}</Purpose>
      <Count>
        {chart.nodes.length - 1} states, {chart.transitions.length} transitions
      </Count>
    </Item>
  );
}

/** All machines with a picture of each. */
export function Gallery() {
  return (
    <Page>
      <Title>What the site does, as statecharts</Title>
      <Lead>
        Open a machine to simulate it with its own clock. Or watch the machines of the running site while you
        click through it in another tab.
      </Lead>
      <List>
        {machines.map((listed) => (
          <Card key={listed.machine.id} listed={listed} />
        ))}
      </List>
    </Page>
  );
}
