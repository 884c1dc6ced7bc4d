import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights } from '../theme/tokens';
import { TRIANGLE_RIGHT } from './triangle';

/** A hint below a drawing that is wider than the phone. */
export const ScrollHint = styled('p', {
  font: font('mono', fontWeights.regular, fontSizes.mono, 1.4),
  paddingTop: '.75rem',
  display: 'flex',
  alignItems: 'center',
  gap: '.6em',
  '&::after': {
    content: '""',
    width: '.42rem',
    borderTop: '.62rem solid',
    clipPath: TRIANGLE_RIGHT,
  },
  '@md': { display: 'none' },
});
