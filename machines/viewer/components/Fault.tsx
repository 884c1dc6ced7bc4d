import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts } from '../../../src/theme/tokens';

/** Error message, in one sentence. */
export const Fault = styled('p', {
  fontFamily: fonts.display,
  fontSize: fontSizes.small,
  lineHeight: 1.4,
  color: '$danger',
});
