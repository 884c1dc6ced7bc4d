import type { PosterTexts } from '../content/summary';
import { DrawingFile, type DrawingUse, Poster } from '../figures/DrawingFile';
import { styled } from '../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../theme/surfaces';
import { fontSizes, space } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { PAGE_INSET } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

/**
 * Without gaps, from edge to edge of the window. The poster reaches the edges of the first tile. Each drawing of the others is
 * beside its text.
 */
const Tiles = styled('ul', {
  display: 'grid',
  '& > li': { display: 'grid', gridTemplateColumns: 'min(50%, 26rem) minmax(0, 1fr)', alignItems: 'center' },
  '& > li + li > .fig': { margin: `1.75rem 0 1.75rem ${space.gutter}` },
  '& > li > div': { padding: `1.5rem ${space.gutter} 1.75rem` },
  '& p': { marginTop: '.375rem' },
  '@media (forced-colors: active), (prefers-contrast: more)': { '& > li': { borderTop: '1px solid' } },
  '@media print': { '& > li': { breakInside: 'avoid' } },
  '& > :first-child': {
    gridTemplate: '1fr auto / 100%',
    '& > .poster': { alignSelf: 'end' },
    '& > div': { paddingLeft: PAGE_INSET },
    '@lg': { gridRow: 'span 2', '& h3': { fontSize: fontSizes.h2 } },
  },
  '@phone': { '& li + li': { gridTemplateColumns: '1fr 2fr' }, '& li + li h3': { fontSize: fontSizes.h4 } },
  /* Narrow windows, and phones with larger text. */
  '@media (max-width: 20em)': {
    '& > li + li': { gridTemplateColumns: '100%', '& > .fig': { margin: `1.75rem ${space.gutter} 0` } },
  },
  '@lg': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li + li > div': { paddingRight: PAGE_INSET },
    '& > :nth-last-child(4)': { gridRow: 'span 3' },
  },
});

/** The surfaces of the tiles in order: no two neighbors alike, and none like the block below. */
const grounds: readonly FigureGround[] = ['night', 'tint', 'sunk', 'tint'];
const strengthGrounds: readonly FigureGround[] = ['night', 'field', 'sunk', 'field'];

interface DrawnTilesProps {
  /** Of the page, for its poster. */
  readonly slug: string;
  readonly items: PosterTexts;
  readonly use: DrawingUse;
}

/** The work of a phase, or strengths: each with its drawing. */
export function DrawnTiles({ slug, items, use }: DrawnTilesProps) {
  return (
    <Tiles>
      {items.map(({ title, description, ...item }, index) => {
        const ground = (use === 'strength' ? strengthGrounds : grounds)[index] ?? 'tint';
        return (
          <Reveal element="li" key={title} position={index} className={surfaceClass(ground)}>
            {'drawing' in item ? (
              <DrawingFile name={`${use}-${item.drawing}`} ground={ground} />
            ) : (
              <Poster slug={slug} size="poster" />
            )}
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
