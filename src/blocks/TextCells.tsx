import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import type { Point } from '../ui/PointList';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

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

export interface TextCellsProps {
  /** Three to five. */
  readonly cells: readonly Point[];
}

/** A row of cells, each with a title and a short text. */
export function TextCells({ cells }: TextCellsProps) {
  return (
    <Cells>
      {cells.map(({ title, description }, index) => (
        <Cell element="li" key={title} position={index}>
          <Heading as="h3" variant="h4">
            {title}
          </Heading>
          <Text>{description}</Text>
        </Cell>
      ))}
    </Cells>
  );
}
