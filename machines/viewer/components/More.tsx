import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts } from '../../../src/theme/tokens';

/** What is needed now and then, behind a line that can be opened. */
export const More = styled('details', {
  '& > summary': {
    minHeight: '1.75rem',
    fontFamily: fonts.display,
    fontSize: fontSizes.small,
    fontWeight: 500,
    color: '$action',
    cursor: 'pointer',
  },
});
