import type { GatesExhibit } from '../../content/exhibit';
import { GateSlice } from '../../figures/GateSlice';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { Subheading } from '../../ui/Heading';
import { Text } from '../../ui/Text';

const List = styled('ol', {
  display: 'grid',
  '@md': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '4.5rem 1fr',
    gap: '1.25rem',
    '@md': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', gap: 0 },
  },
});

const Words = styled('div', {
  padding: '1rem 0 1.5rem',
  '& > p': { marginTop: '.5rem' },
  '& > p:last-child': { color: 'var(--line)' },
  '@md': { padding: `1.25rem ${space.gap} 0 0` },
});

/**
 * Decisions in order: the question at each gate and the condition to pass it. The bars get shorter from gate to
 * gate.
 */
export function Gates({ gates }: GatesExhibit) {
  return (
    <List>
      {gates.map(({ name, question, passes }, index) => (
        <li key={name}>
          <div>
            <GateSlice index={index} count={gates.length} orientation="across" />
            <GateSlice index={index} count={gates.length} orientation="down" />
          </div>
          <Words>
            <Subheading size="h3">{name}</Subheading>
            <Text>{question}</Text>
            <Text variant="small">{passes}</Text>
          </Words>
        </li>
      ))}
    </List>
  );
}
