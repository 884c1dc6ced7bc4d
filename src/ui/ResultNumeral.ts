import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights } from '../theme/tokens';

/** A number in large type, with its label in `<small>` below it. */
export const ResultNumeral = styled('p', {
  font: font('display', fontWeights.heading, fontSizes.figure, 1),
  letterSpacing: '-.04em',
  '& small': {
    display: 'block',
    fontSize: '.4em',
    lineHeight: 1.2,
    marginTop: '.15em',
    letterSpacing: '-.01em',
    fontWeight: fontWeights.medium,
  },
});
