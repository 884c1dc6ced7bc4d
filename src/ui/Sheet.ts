import { styled } from '../theme/stitches.config';
import { focusRing } from '../theme/surfaces';
import { radii } from '../theme/tokens';

/** A raised panel. It holds a form or the price card, nothing else, and never another sheet. */
export const Sheet = styled('div', {
  backgroundColor: '$raised',
  padding: 'clamp(1.25rem, .8rem + 2vw, 2.75rem)',
  borderRadius: radii[1],
  boxShadow: '$float',
  '--surface': 'var(--colors-raised)',
  /* On a field the focus is ink; inside a sheet it is green again. */
  '&& :focus-visible': focusRing('var(--colors-contactLine)'),
});
