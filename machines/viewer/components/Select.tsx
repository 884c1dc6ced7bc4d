import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, radii, space } from '../../../src/theme/tokens';

/** A choice of a tool. */
export const Select = styled('select', {
  minHeight: '2.25rem',
  maxWidth: '100%',
  paddingInline: space[2],
  fontFamily: fonts.display,
  fontSize: fontSizes.small,
  color: '$ink',
  backgroundColor: '$raised',
  border: '1px solid $colors$control',
  borderRadius: radii[1],
});
