import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { PAGE_INSET } from '../ui/layout';

/**
 * Three articles from edge to edge of the window, without gaps, each with a `PhaseSlice` above its text. The first text and the
 * last one are in the columns of the page. On phones the articles are one below another.
 */
export const SliceTiles = styled('div', {
  display: 'grid',
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > article': {
    '--start': space.gutter,
    '--end': space.gutter,
    '&:first-child': { '--start': PAGE_INSET },
    '&:last-child': { '--end': PAGE_INSET },
  },
  '& svg': { height: 'clamp(8rem, 20vw, 20rem)', paddingTop: '1.75rem' },
  '& article > div': {
    padding: '1.75rem var(--end) 2rem var(--start)',
    '& > h3 + p': { marginTop: '.625rem' },
  },
});
