import { styled } from '../theme/stitches.config';
import { fontSizes, fonts } from '../theme/tokens';
import { TRIANGLE_RIGHT } from './triangle';

/** A hint below a drawing that is wider than the phone. */
export const ScrollHint = styled('p', {
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  lineHeight: 1.4,
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
