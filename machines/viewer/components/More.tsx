import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts } from '../../../src/theme/tokens';

/** A disclosure for content that is needed rarely. */
export const More = styled('details', {
  /* The tabs are sticky above it. */
  scrollMarginTop: '3.5rem',
  '& > summary': {
    minHeight: '1.75rem',
    fontFamily: fonts.display,
    fontSize: fontSizes.small,
    fontWeight: 500,
    color: '$action',
    cursor: 'pointer',
  },
});
