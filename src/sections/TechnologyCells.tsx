import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';

/** Three columns; a last one left over stands in the middle of its row. */
const Cells = styled('ul', {
  display: 'grid',
  gap: '2.5rem $space$gap',
  '@md': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', rowGap: '4rem' },
});

const Cell = styled(Reveal, {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.5rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& > svg': { width: 'min(100%, 18rem)', marginBottom: '1.75rem' },
  '& > p': { margin: '.625rem 0 .5rem' },
  '& > a': { marginTop: 'auto' },
  '@md': {
    gridColumn: 'span 4',
    '&:last-child:nth-child(3n + 1)': { gridColumn: '5 / span 4' },
  },
});

export interface TechnologyCellsProps {
  readonly cells: readonly {
    readonly href: string;
    readonly name: string;
    readonly description: string | undefined;
    readonly figure: ReactNode;
  }[];
  readonly linkLabel: string;
}

/** Cards with a drawing, a title, a description and a link. */
export function TechnologyCells({ cells, linkLabel }: TechnologyCellsProps) {
  return (
    <Cells>
      {cells.map(({ href, name, description, figure }, index) => (
        <Cell element="li" key={href} position={index % 3}>
          {figure}
          <Heading look="h3">{name}</Heading>
          <Text>{description}</Text>
          <TextLink href={href} label={`${linkLabel}: ${name}`}>
            {linkLabel}
          </TextLink>
        </Cell>
      ))}
    </Cells>
  );
}
