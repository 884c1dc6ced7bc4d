import { styled } from '../theme/stitches.config';
import { focusRing } from '../theme/surfaces';
import { radii } from '../theme/tokens';

/** A raised panel for a form or the price card. Sheets are not nested. */
export const Sheet = styled('div', {
  backgroundColor: '$raised',
  padding: 'clamp(1.25rem, .8rem + 2vw, 2.75rem)',
  borderRadius: radii[1],
  border: '1px solid $colors$ink',
  '--surface': 'var(--colors-raised)',
  /** On the section's color the focus ring is ink; inside a sheet it is green again. */
  '&& :focus-visible': focusRing('var(--colors-action)'),
});
