import type { DrawnText } from '../content/services/types';
import { DeliverableFigure } from '../figures/DeliverableFigure';
import { styled } from '../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Heading, Subheading } from '../ui/Heading';
import { Wrap } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

/** From edge to edge of the window. On phones a drawing is beside its words. */
const Wall = styled('ul', {
  display: 'grid',
  marginTop: '2.5rem',
  '@md': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: '.5rem 1.25rem',
    padding: `1.75rem ${space.gutter}`,
    '@md': {
      gridColumn: 'span 2',
      gridTemplate: 'auto 1fr / minmax(0, 1fr)',
      alignItems: 'start',
      rowGap: '2rem',
      paddingBlock: '2.25rem 2.5rem',
    },
  },
  '& p': { marginTop: '.375rem' },
  variants: {
    /** Two rows of two on tablets. */
    count: {
      4: {
        '@md': { '& > li': { gridColumn: 'span 3' } },
        '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', '& > li': { gridColumn: 'auto' } },
      },
    },
  },
});

/** The surfaces of the drawings in order, repeated. */
const grounds: readonly FigureGround[] = ['tint', 'night', 'field'];

export interface DeliverablesProps {
  readonly heading: string;
  /** Three or four. */
  readonly items: readonly DrawnText[];
}

/** What a client receives: each part with its drawing. */
export function Deliverables({ heading, items }: DeliverablesProps) {
  return (
    <Band as="div" bottom="none">
      <Wrap>
        <Heading>{heading}</Heading>
      </Wrap>
      <Wall {...(items.length === 4 && { count: 4 })}>
        {items.map(({ title, description, drawing }, index) => (
          <Reveal
            element="li"
            key={title}
            position={index}
            className={surfaceClass(grounds[index % grounds.length] ?? 'tint')}
          >
            <DeliverableFigure name={drawing} />
            <div>
              <Subheading size="h3">{title}</Subheading>
              <Text tone="ink">{description}</Text>
            </div>
          </Reveal>
        ))}
      </Wall>
    </Band>
  );
}
