import { styled } from '../theme/stitches.config';
import { fontSizes, fonts, fontWeights } from '../theme/tokens';

/** A number in large type, with its label in `<small>` below it. */
export const ResultNumeral = styled('p', {
  fontFamily: fonts.display,
  fontWeight: fontWeights.heading,
  fontSize: fontSizes.figure,
  lineHeight: 1,
  letterSpacing: '-.04em',
  '& small': {
    display: 'block',
    fontSize: '.4em',
    lineHeight: 1.2,
    letterSpacing: '-.01em',
    fontWeight: fontWeights.medium,
  },
});
