import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
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

/** The unit of a period above its number in large type. */
const Period = styled(Heading, {
  color: 'var(--line)',
  '& > small': {
    display: 'block',
    font: font('display', fontWeights.medium, fontSizes.ui, 1.3),
    letterSpacing: 0,
  },
});

function periodOf(title: string) {
  const digit = title.search(/\d/);
  return (
    <Period as="h3">
      <small>{title.slice(0, digit)}</small>
      {title.slice(digit)}
    </Period>
  );
}

export interface TextCellsProps {
  /** Three to five. */
  readonly cells: readonly Point[];
  /** The titles are periods: `Weeks 1 and 2`. */
  readonly arePeriods?: boolean;
}

/** A row of cells, each with a title and a short text. */
export function TextCells({ cells, arePeriods = false }: TextCellsProps) {
  return (
    <Cells>
      {cells.map(({ title, description }, index) => (
        <Cell element="li" key={title} position={index}>
          {arePeriods ? (
            periodOf(title)
          ) : (
            <Heading as="h3" variant="h4">
              {title}
            </Heading>
          )}
          <Text tone="ink">{description}</Text>
        </Cell>
      ))}
    </Cells>
  );
}
