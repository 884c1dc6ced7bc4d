import { styled } from '../theme/stitches.config';
import { fonts, fontWeights, space, zIndices } from '../theme/tokens';

/** The first link of a page, visible while it has the focus: `<SkipLink href="#main">`. */
export const SkipLink = styled('a', {
  position: 'absolute',
  left: space.gutter,
  top: '-4rem',
  zIndex: zIndices.skip,
  backgroundColor: '$action',
  color: '$onAction',
  /* Covers the logo. */
  minWidth: '10rem',
  padding: '.75rem 1rem',
  fontFamily: fonts.display,
  fontWeight: fontWeights.medium,
  '&:focus': { top: '.75rem' },
});
