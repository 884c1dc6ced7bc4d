import { styled } from '../theme/stitches.config';
import { focusRing } from '../theme/surfaces';
import { radii, space } from '../theme/tokens';
import { bleed } from './layout';

/** The sheet as the area at one side of a block; on phones from edge to edge. */
const area = (side: 'left' | 'right') => ({
  height: '100%',
  paddingInline: 0,
  paddingBlock: side === 'left' ? '2rem 2.5rem' : space.quiet,
  border: 0,
  borderRadius: 0,
  ...bleed('both'),
  '@md': { [side === 'left' ? 'paddingRight' : 'paddingLeft']: space.gutter, ...bleed(side) },
});

/** A raised panel for a form or the price card. Sheets are not nested. */
export const Sheet = styled('div', {
  backgroundColor: '$raised',
  padding: 'clamp(1.25rem, .8rem + 2vw, 2.75rem)',
  borderRadius: radii[1],
  border: '1px solid $colors$ink',
  '--surface': 'var(--colors-raised)',
  /** On the section's color the focus ring is ink; inside a sheet it is green again. */
  '&& :focus-visible': focusRing('var(--colors-action)'),
  variants: {
    /** Without a frame, and continued to the edge of the window at this side. */
    area: { left: area('left'), right: area('right') },
  },
});
