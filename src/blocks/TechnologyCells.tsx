import type { ReactNode } from 'react';
import type { RichText } from '../content/richText';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { edgeToEdge } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { FigurePanel } from './CellGrid';
import { RichWords } from './RichWords';

/** Three columns. A single last cell is centered in its row. */
const Cells = styled('ul', {
  display: 'grid',
  gap: `2.5rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', rowGap: '4rem' },
});

/** A last cell that is alone in its row of three. */
const SINGLE = '&:last-child:nth-child(3n + 1)';

const Cell = styled(Reveal, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& > div': { alignSelf: 'stretch', marginBottom: '1.5rem', ...edgeToEdge },
  '& > p': { marginTop: '.5rem' },
  '& > a': { marginTop: 'auto' },
  '@md': {
    gridColumn: 'span 4',
    /* Twice as wide: the drawing beside the words. */
    [SINGLE]: {
      gridColumn: '3 / span 8',
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: '1fr repeat(3, auto) 1fr',
      columnGap: space.gap,
      '& > div': { gridRow: '1 / -1', margin: 0 },
      '& > :not(div)': { gridColumn: 2 },
      '& > h2': { alignSelf: 'end' },
      '& > a': { margin: 0, justifySelf: 'start' },
    },
  },
});

const Rest = styled('p', {
  borderTop: '1px solid $colors$rule',
  marginTop: '4rem',
  paddingTop: '1rem',
  color: '$ink2',
  textWrap: 'pretty',
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
  /** A sentence below the cards, with a link to the technology that has no card. */
  readonly rest: RichText;
}

/** Cards with a drawing, a title, a description, when to choose it, and a link. */
export function TechnologyCells({ cells, linkLabel, rest }: TechnologyCellsProps) {
  return (
    <>
      <Cells>
        {cells.map(({ href, name, description, fits, figure }, index) => (
          <Cell element="li" key={href} position={index % 3}>
            <FigurePanel ground={index % 2 === 0 ? 'field' : 'night'}>{figure}</FigurePanel>
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
        <RichWords text={rest} />
      </Rest>
    </>
  );
}
