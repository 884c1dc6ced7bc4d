import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';

/** Three columns. A single last cell is centered in its row. */
const Cells = styled('ul', {
  display: 'grid',
  gap: `2.5rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', rowGap: '4rem' },
});

const Cell = styled(Reveal, {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.5rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& > svg': { width: 'min(100%, 18rem)', marginBottom: '1.75rem' },
  '& > p': { marginTop: '.5rem' },
  '& > a': { marginTop: 'auto' },
  '@md': {
    gridColumn: 'span 4',
    '&:last-child:nth-child(3n + 1)': { gridColumn: '5 / span 4' },
  },
});

const Rest = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.gap,
  borderTop: '1px solid $colors$ink',
  marginTop: '4rem',
  paddingTop: '.75rem',
});

export interface TechnologyCellsProps {
  readonly cells: readonly {
    readonly href: string;
    readonly name: string;
    readonly description: string | undefined;
    /** When to choose this technology. */
    readonly fits: string;
    readonly figure: ReactNode;
  }[];
  readonly linkLabel: string;
  /** A line below the cards with a link to the technology that has no card. */
  readonly rest: { readonly text: string; readonly href: string; readonly label: string };
}

/** Cards with a drawing, a title, a description, when to choose it, and a link. */
export function TechnologyCells({ cells, linkLabel, rest }: TechnologyCellsProps) {
  return (
    <>
      <Cells>
        {cells.map(({ href, name, description, fits, figure }, index) => (
          <Cell element="li" key={href} position={index % 3}>
            {figure}
            <Heading variant="h3">{name}</Heading>
            <Text tone="ink">{description}</Text>
            <Text variant="small">{fits}</Text>
            <TextLink href={href} label={`${linkLabel}: ${name}`}>
              {linkLabel}
            </TextLink>
          </Cell>
        ))}
      </Cells>
      <Rest>
        <Text>{rest.text}</Text>
        <TextLink href={rest.href}>{rest.label}</TextLink>
      </Rest>
    </>
  );
}
