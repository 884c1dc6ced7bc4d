import type { GatesExhibit } from '../../content/exhibit';
import { bowtieSlats, KNOT, splitByRange } from '../../figures/bowtie';
import { Bars, Figure } from '../../figures/Figure';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { Subheading, Text } from '../../ui/Text';

const Flow = styled(Figure, { height: 'clamp(9rem, 22vw, 22rem)', marginBottom: '1.5rem' });

const List = styled('ol', {
  display: 'grid',
  gap: `1.5rem ${space.gap}`,
  '& p': { marginTop: '.5rem' },
  '& p:last-child': { color: 'var(--line)' },
  '@md': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});

const flow = bowtieSlats({ width: 1000 / KNOT, height: 300, count: 72 });

/** Decisions in order, each with the condition to pass it. The flow, the left side of the bowtie, narrows at each gate. */
export function Gates({ gates }: GatesExhibit) {
  const last = KNOT - KNOT / gates.length;
  return (
    <>
      <Flow viewBox="0 0 1000 300" stretch>
        <Bars bars={splitByRange(flow, { from: 0, to: last }).lit} variant="ink" />
        <Bars bars={splitByRange(flow, { from: last, to: KNOT }).lit} variant="accent" />
      </Flow>
      <List>
        {gates.map(({ name, question, passes }) => (
          <li key={name}>
            <Subheading size="h3">{name}</Subheading>
            <Text>{question}</Text>
            <Text variant="small">{passes}</Text>
          </li>
        ))}
      </List>
    </>
  );
}
