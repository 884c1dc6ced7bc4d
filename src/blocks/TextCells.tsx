import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { Heading, Subheading } from '../ui/Heading';
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

/** The unit of a period above its number in large type. */
const Period = styled(Heading, {
  color: 'var(--line)',
  '@phone': { '&&': { fontSize: '3.75rem', lineHeight: 1 } },
  '& > small': {
    display: 'block',
    font: font('display', fontWeights.medium, fontSizes.ui, 1.3),
    letterSpacing: 0,
  },
});

export interface PlanCellsProps {
  /** `Weeks 1 and 2` */
  readonly periods: readonly string[];
  readonly texts: readonly string[];
}

/** A plan: a cell for each period. */
export function PlanCells({ periods, texts }: PlanCellsProps) {
  return (
    <Cells>
      {periods.map((period, index) => {
        const digit = period.search(/\d/);
        return (
          <Cell element="li" key={period} position={index}>
            <Period as="h3">
              <small>{period.slice(0, digit)}</small>
              {period.slice(digit)}
            </Period>
            <Text tone="ink">{texts[index]}</Text>
          </Cell>
        );
      })}
    </Cells>
  );
}
