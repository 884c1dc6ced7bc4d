import { styled } from '../theme/stitches.config';
import { sizes, space } from '../theme/tokens';

/** The page's width with its side margins. */
export const Wrap = styled('div', {
  width: '100%',
  maxWidth: `calc(${sizes.page} + 2 * ${space.gutter})`,
  margin: '0 auto',
  padding: `0 ${space.gutter}`,
  position: 'relative',
});

/** Distance of the content from the edges of the window, for the padding of a block from edge to edge. */
export const PAGE_INSET = 'var(--inset)';

/** For the outer edge of a narrow column. In very wide windows it is less than the margin of the page, which would leave no space for the text. */
export const CAPPED_INSET = `min(${PAGE_INSET}, max(8vw, ${space.gutter}))`;

/** The margin of the page in windows up to 2560 px. In wider ones, it would leave no space in a third of the window. */
const TILE_INSET = `min(${PAGE_INSET}, 19vw)`;

/**
 * For the items of a row without gaps from edge to edge of the window: the first text and the last one are in the columns of the
 * page. `--text-start` and `--text-end` are the distances of texts from the edges of their item, here and in other blocks.
 */
export const tileInsets = {
  '--text-start': space.gutter,
  '--text-end': space.gutter,
  '&:first-child': { '--text-start': TILE_INSET },
  '&:last-child': { '--text-end': TILE_INSET },
} as const;

/** Distance of the window's edge from that of the content. Negative, for margins and positions. */
export const TO_EDGE = `calc(-1 * ${PAGE_INSET})`;

const outsets = {
  both: '0 100vw',
  left: '0 0 0 100vw',
  right: '0 100vw 0 0',
  /** A block of a row paints over the one before it, from the middle of the gap: `besideTile`. */
  tile: '0 100vw 0 var(--to-left, 100vw)',
} as const;

/** For the blocks of a row after the first, which bleed as tiles. */
export const besideTile = { '--to-left': space.gutter } as const;

/** Continues the surface of a block to the edges of the window. It adds no scrolling, and no edge that is not sharp. */
export const bleed = (side: keyof typeof outsets) => ({
  borderImage: `linear-gradient(var(--surface) 0 0) fill 0 / 0 / ${outsets[side]}`,
  /* There, the text has colors for a page without surfaces. */
  '@media print, (forced-colors: active)': { borderImage: 'none' },
});

/** Words between two drawings, which would else touch. Its surface continues to the edges of the window. */
export const Strip = styled(Wrap, {
  ...bleed('both'),
  display: 'flex',
  flexFlow: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `.25rem ${space.gap}`,
  paddingBlock: '1.5rem',
  '& > p': { textWrap: 'balance' },
});

const span = (count: number) => ({ '@md': { gridColumnEnd: `span ${count}` } });
const startAt = (column: number) => ({ '@md': { gridColumnStart: column } });

/** A grid with a number of equal columns, or with the columns of a template. First in its rule, so that other declarations override it. */
export const columns = (template: number | string) => ({
  display: 'grid',
  gridTemplateColumns: typeof template === 'number' ? `repeat(${template}, minmax(0, 1fr))` : template,
});

/** The page grid: 12 columns from 768 px, 4 below. A child without a `Column` takes the whole row. */
export const Grid = styled('div', {
  ...columns(4),
  columnGap: space.gap,
  /* Without specificity, so that the style of a child overrides it. */
  ':where(&) > *': { gridColumn: '1 / -1' },
  '@md': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  variants: { rows: { small: { rowGap: '1.5rem' }, large: { rowGap: '3rem' } } },
});

/** A cell of the grid: its number of columns and its start, from 768 px. */
export const Column = styled('div', {
  minWidth: 0,
  '@md': { gridColumnStart: 'auto' },
  variants: {
    span: { 3: span(3), 4: span(4), 6: span(6), 8: span(8), 9: span(9), 12: span(12) },
    from: { 1: startAt(1), 7: startAt(7) },
  },
});

/** A picture as high as the words beside it. WebKit would compute its width from its height. */
export const besideWords = { aspectRatio: 'auto', contain: 'size' } as const;

/** For an article on phones: its picture is beside its title, and ends at the edge of the window. */
export const besidePicture = {
  ...columns(2),
  columnGap: space.gap,
  '& > .picture': {
    gridRow: 'span 2',
    ...besideWords,
    minHeight: '50vw',
    marginLeft: TO_EDGE,
    marginRight: 0,
  },
  '& > p:first-of-type': { alignSelf: 'end' },
  '& > :is(h2, h3) ~ *': { gridColumn: '1 / -1' },
} as const;

/** The ground of a drawing at the end of a page continues in the footer, without the line between them. */
export const overFooterLine = { position: 'relative', marginBottom: '-1px', zIndex: 1 } as const;

export const FullScreen = styled('section', {
  minHeight: `calc(100svh - ${sizes.header})`,
  ...columns('100%'),
  alignContent: 'space-between',
  paddingBlock: 'clamp(2rem, 5vw, 5rem) 3rem',
});

/** Two bands side by side from edge to edge of the window, each with a poster at its lower edge or none. Their outer edges are in the columns of the page. */
export const Diptych = styled('div', {
  '@lg': {
    ...columns('4fr 5fr'),
    '& > *': { display: 'flex', flexDirection: 'column' },
    '& > * > div': { flex: 1, display: 'flex', flexDirection: 'column', maxWidth: 'none' },
    '& > * > div > ul:last-child': { flex: 1, display: 'grid' },
    '& > :first-child > div': { paddingLeft: PAGE_INSET },
    '& > :last-child > div': { paddingRight: PAGE_INSET },
    '&&& li': { gridTemplateColumns: '100%', alignContent: 'start' },
  },
});

/** Layers in a cell as high as the highest. An inert one is invisible and keeps its height: a change causes no layout shift. */
export const Layers = styled('div', {
  display: 'grid',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
  '& > [inert]': { opacity: 0 },
});
