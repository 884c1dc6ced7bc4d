import { styled } from '../theme/stitches.config';

/** A figure set large, with what it counts or measures in `<small>` beside it. */
export const ResultNumeral = styled('p', {
  fontFamily: '$display',
  fontWeight: '$heading',
  fontSize: '$figure',
  lineHeight: 1,
  letterSpacing: '-.04em',
  '& small': { fontSize: '.4em', letterSpacing: '-.01em', fontWeight: '$medium' },
});
