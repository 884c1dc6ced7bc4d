import type { ReactNode } from 'react';
import type { RichText } from '../content/richText';
import { styled } from '../theme/stitches.config';
import { field } from '../theme/surfaces';
import { font, fontSizes, fontWeights, lineHeights, space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { RichWords } from './RichWords';

const Cells = styled('div', {
  '& > ul': { display: 'contents' },
  display: 'grid',
  gap: `2rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '3.5rem' },
  '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/** On phones the drawing is beside the text. */
const Cell = styled(Reveal, {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.25rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(7.5rem, 38vw))',
  gap: '.375rem 1rem',
  alignContent: 'start',
  justifyItems: 'start',
  '& > *': { gridColumn: 1 },
  '& > svg': { gridArea: '1 / 2 / span 2', width: '100%' },
  '@md': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    columnGap: 0,
    '& > svg': { gridArea: 'auto', width: 'min(100%, 16rem)', marginBottom: '1.5rem' },
  },
});

/** A cell after those of the list, on the section's color. */
const Rest = styled('p', {
  padding: '1.25rem',
  font: font('display', fontWeights.heading, fontSizes.h4, lineHeights.snug),
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
  /** A sentence in the last cell, with a link to the technology that has no card. */
  readonly rest: RichText;
}

/** Cards with a drawing, a title, a description, when to choose it, and a link. */
export function TechnologyCells({ cells, linkLabel, rest }: TechnologyCellsProps) {
  return (
    <Cells>
      <ul>
        {cells.map(({ href, name, description, fits, figure }, index) => (
          <Cell element="li" key={href} position={index % 4}>
            {figure}
            <Heading variant="h3">{name}</Heading>
            <Text tone="ink">{description}</Text>
            <Text variant="small">{fits}</Text>
            <TextLink href={href} label={`${linkLabel}: ${name}`}>
              {linkLabel}
            </TextLink>
          </Cell>
        ))}
      </ul>
      <Rest className={field().toString()}>
        <RichWords text={rest} />
      </Rest>
    </Cells>
  );
}
