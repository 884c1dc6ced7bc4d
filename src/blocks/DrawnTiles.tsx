import type { DrawnText } from '../content/summary';
import { DrawingFile, type DrawingUse } from '../figures/DrawingFile';
import { styled } from '../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { tileInsets } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

/**
 * Without gaps, from edge to edge of the window: side by side, four in a square on tablets. On phones they are rows with the drawing
 * beside the text.
 */
const Tiles = styled('ul', {
  display: 'grid',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    gap: space.gutter,
    alignItems: 'center',
    paddingRight: 'var(--end)',
    '@md': {
      gridTemplate: 'auto 1fr / minmax(0, 1fr)',
      gap: '1.75rem',
      alignItems: 'normal',
      padding: '0 var(--end) 2.25rem var(--start)',
      /* To the edges of the tile. */
      '& > .fig': { margin: '0 calc(-1 * var(--end)) 0 calc(-1 * var(--start))' },
    },
    /* Narrow windows, and phones with larger text. */
    '@media (max-width: 20em)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > .fig': { marginRight: 'calc(-1 * var(--end))' },
      '& > div': { paddingLeft: 'var(--start)' },
    },
  },
  '@phone': { '& > li > div': { paddingBlock: '1.5rem' } },
  /* As high as the text beside it: the drawing loses its sides. */
  '@media (min-width: 20.001em) and (max-width: 47.999em)': {
    '& > li > .fig': { alignSelf: 'stretch', aspectRatio: 'auto', position: 'relative' },
    '& > li > .fig > img': { position: 'absolute', height: '100%', objectFit: 'cover' },
  },
  '& p': { marginTop: '.375rem' },
  variants: {
    count: {
      3: {
        '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '& > li': tileInsets,
      },
      /* Four columns have no room for the columns of the page. */
      4: {
        '& > li': { '--start': space.gutter, '--end': space.gutter },
        '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
    /** Documents and lists, which nobody recognizes by a part: above the text, and as wide. */
    isWhole: {
      true: {
        '& > li > .fig': {
          '@phone': { '&&': { aspectRatio: '214 / 136', alignSelf: 'center', marginLeft: space.gutter } },
          '@md': { '&&': { margin: '2.25rem 0 0' } },
        },
      },
    },
  },
});

/** The surfaces of the tiles in order: no two neighbors alike, in a row and in a square, and none like the block below. */
const groundsOf = {
  3: ['tint', 'night', 'tint'],
  4: ['tint', 'night', 'sunk', 'tint'],
} as const satisfies Record<number, readonly FigureGround[]>;

interface DrawnTilesProps {
  /** Three or four. */
  readonly items: readonly DrawnText[];
  readonly use: DrawingUse;
}

/** What a client receives, the work of a phase, or strengths: each with its drawing. */
export function DrawnTiles({ items, use }: DrawnTilesProps) {
  const count = items.length === 4 ? 4 : 3;
  return (
    <Tiles count={count} isWhole={use === 'deliverable'}>
      {items.map(({ title, description, drawing }, index) => {
        const ground = groundsOf[count][index] ?? 'tint';
        return (
          <Reveal element="li" key={title} position={index} className={surfaceClass(ground)}>
            <DrawingFile name={`${use}-${drawing}`} ground={ground} />
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
