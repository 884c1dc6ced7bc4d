import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import type { Point } from '../ui/TitledLists';

const Cells = styled('ul', {
  display: 'grid',
  gap: `1.5rem ${space.gap}`,
  '@md': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: '2.5rem',
    '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '@media (min-width: 62.5em)': {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
});

const Cell = styled(Reveal, {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.125rem',
  '& > p': { marginTop: '.625rem' },
});

/** A row of three to five cells, each with a title and a short text. */
export function TextCells({ cells }: { readonly cells: readonly Point[] }) {
  return (
    <Cells>
      {cells.map(({ title, description }, index) => (
        <Cell element="li" key={title} position={index}>
          <Subheading>{title}</Subheading>
          <Text tone="ink">{description}</Text>
        </Cell>
      ))}
    </Cells>
  );
}
