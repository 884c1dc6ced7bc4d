import { styled } from '../theme/stitches.config';
import { focusRing } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { bleed } from './layout';

/** The sheet as the area at one side of a block; on phones from edge to edge. */
const area = (side: 'left' | 'right') => ({
  height: '100%',
  paddingInline: 0,
  paddingBlock: side === 'left' ? '2rem 2.5rem' : space.quiet,
  ...bleed('both'),
  '@md': { [side === 'left' ? 'paddingRight' : 'paddingLeft']: space.gutter, ...bleed(side) },
});

/** A raised panel for a form. Sheets are not nested. */
export const Sheet = styled('div', {
  backgroundColor: '$raised',
  '--surface': 'var(--colors-raised)',
  /** On the section's color the focus ring is ink; inside a sheet it is green again. */
  '&& :focus-visible': focusRing('var(--colors-action)'),
  variants: {
    /** Continued to the edge of the window at this side. */
    area: { left: area('left'), right: area('right') },
  },
});
