import { styled } from '../theme/stitches.config';
import { fontSizes, fonts } from '../theme/tokens';

/** Steps of a line each, with small numbers. */
export const StepList = styled('ol', {
  counterReset: 'step',
  '& > li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: '1.75rem 1fr',
    padding: '.25rem 0',
    borderTop: '1px solid color-mix(in srgb, currentColor 28%, transparent)',
    fontSize: fontSizes.small,
    lineHeight: 1.4,
    textWrap: 'balance',
  },
  '& > li::before': { content: 'counter(step)', fontFamily: fonts.mono },
});
