import type { DrawnText } from '../content/services/types';
import { DrawingFile } from '../figures/DrawingFile';
import { styled } from '../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { edgeToEdge } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

/** Without gaps. On phones a drawing is beside its words, and the tiles go from edge to edge of the window. */
const Tiles = styled('ul', {
  display: 'grid',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: '2rem 1.25rem',
    padding: `2rem ${space.gutter}`,
    '@md': { gridTemplate: 'auto 1fr / minmax(0, 1fr)', alignItems: 'start' },
  },
  '& p': { marginTop: '.375rem' },
  variants: {
    columns: {
      2: {
        ...edgeToEdge,
        '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
      3: { '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      4: {
        '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
    /** The last tile is alone in its row of two. */
    lone: {
      true: {
        '@md': {
          '& > :last-child': { gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr' },
        },
      },
    },
  },
});

/** The surfaces of the tiles in order: no two neighbors alike, in a row and in a square. */
const rowGrounds = ['tint', 'night', 'tint', 'night'] as const;
const squareGrounds = ['tint', 'night', 'sunk', 'tint'] as const;

interface DeliverablesProps {
  /** Three or four. */
  readonly items: readonly DrawnText[];
  /** Side by side: 3 or 4 across the window, 2 beside something else. */
  readonly columns: 2 | 3 | 4;
}

/** What a client receives: each part with its drawing. */
export function Deliverables({ items, columns }: DeliverablesProps) {
  const grounds: readonly FigureGround[] = columns === 2 ? squareGrounds : rowGrounds;
  return (
    <Tiles columns={columns} {...(items.length % columns === 1 && { lone: true })}>
      {items.map(({ title, description, drawing }, index) => {
        const ground = grounds[index] ?? 'tint';
        return (
          <Reveal element="li" key={title} position={index} className={surfaceClass(ground)}>
            <DrawingFile name={`deliverable-${drawing}`} ground={ground} />
            <div>
              <Subheading size="h3">{title}</Subheading>
              <Text tone="ink">{description}</Text>
            </div>
          </Reveal>
        );
      })}
    </Tiles>
  );
}
