import type { DrawnText } from '../content/summary';
import { DrawingFile } from '../figures/DrawingFile';
import { styled } from '../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { edgeToEdge } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** A last tile that is alone in its row. */
const lone = {
  '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
};

/** Without gaps, and on phones from edge to edge of the window. */
const Tiles = styled('ul', {
  display: 'grid',
  '& > li': {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: '1.75rem',
    padding: `0 ${space.gutter} 2.25rem`,
  },
  /* To the edges of the tile. */
  '& > li > .fig': { margin: `0 calc(-1 * ${space.gutter})` },
  '& p': { marginTop: '.375rem' },
  variants: {
    columns: {
      2: { ...edgeToEdge, '@media (min-width: 22em)': { ...twoColumns, ...lone } },
      3: { '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      4: {
        '@media (min-width: 22em)': twoColumns,
        '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});

const square: readonly FigureGround[] = ['tint', 'night', 'sunk', 'tint'];
/** The surfaces of the tiles in order: no two neighbors alike, in a row and in a square, and none like the block below. */
const groundsOf = { 2: square, 3: ['tint', 'night', 'tint'], 4: square } as const satisfies Record<
  DeliverablesProps['columns'],
  readonly FigureGround[]
>;

interface DeliverablesProps {
  /** Three or four. */
  readonly items: readonly DrawnText[];
  /** Side by side: 3 or 4 across the window, 2 beside something else. */
  readonly columns: 2 | 3 | 4;
  /** Drawings in the colors of the services, or of How We Work. */
  readonly drawings?: 'deliverable' | 'work';
}

/** What a client receives, or the parts of a phase: each with its drawing. */
export function Deliverables({ items, columns, drawings = 'deliverable' }: DeliverablesProps) {
  return (
    <Tiles columns={columns}>
      {items.map(({ title, description, drawing }, index) => {
        const ground = groundsOf[columns][index] ?? 'tint';
        return (
          <Reveal element="li" key={title} position={index} className={surfaceClass(ground)}>
            <DrawingFile name={`${drawings}-${drawing}`} ground={ground} />
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
