import type { DrawnText } from '../content/summary';
import { DrawingFile, type DrawingUse } from '../figures/DrawingFile';
import { styled } from '../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../theme/surfaces';
import { fontSizes, space } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { PAGE_INSET } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

/**
 * Without gaps, from edge to edge of the window. The first drawing is as wide as a phone, or half of a large window. Each of the
 * others is half as wide, beside its text.
 */
const Tiles = styled('ul', {
  display: 'grid',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'center',
    minHeight: '26vw',
  },
  /* As high as the text beside it: the drawing loses its sides. */
  '& > li > .fig': { alignSelf: 'stretch', aspectRatio: 'auto', position: 'relative' },
  '& img': { position: 'absolute', height: '100%', objectFit: 'cover' },
  '& > li > div': { padding: `1.5rem ${space.gutter} 1.75rem` },
  '& p': { marginTop: '.375rem' },
  '& > :first-child': {
    gridTemplate: 'minmax(52vw, 1fr) auto / 100%',
    '& > div': { paddingLeft: PAGE_INSET },
    '@lg': { gridTemplateRows: '1fr auto', gridRow: 'span 2', '& h3': { fontSize: fontSizes.h2 } },
  },
  '@phone': { '& li + li h3': { fontSize: fontSizes.h4 } },
  /* Narrow windows, and phones with larger text. */
  '@media (max-width: 20em)': { '& > li + li': { gridTemplate: '52vw auto / 100%' } },
  '@lg': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li': { minHeight: 'min(17vw, 17rem)' },
    '& > :nth-last-child(4)': { gridRow: 'span 3' },
  },
});

/** The surfaces of the tiles in order: no two neighbors alike, and none like the block below. */
const grounds: readonly FigureGround[] = ['night', 'tint', 'sunk', 'tint'];
const strengthGrounds: readonly FigureGround[] = ['tint', 'field', 'sunk', 'field'];

interface DrawnTilesProps {
  /** Three or four. */
  readonly items: readonly DrawnText[];
  readonly use: DrawingUse;
}

/** What a client receives, the work of a phase, or strengths: each with its drawing. */
export function DrawnTiles({ items, use }: DrawnTilesProps) {
  return (
    <Tiles>
      {items.map(({ title, description, drawing }, index) => {
        const ground = (use === 'strength' ? strengthGrounds : grounds)[index] ?? 'tint';
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
