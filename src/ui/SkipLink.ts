import { styled } from '../theme/stitches.config';

/** The first link of a page, seen when it has the focus: `<SkipLink href="#main">`. */
export const SkipLink = styled('a', {
  position: 'absolute',
  left: '$gutter',
  top: '-4rem',
  zIndex: '$skip',
  backgroundColor: '$action',
  color: '$onAction',
  padding: '.75rem 1rem',
  fontFamily: '$display',
  fontWeight: '$medium',
  '&:focus': { top: '.75rem' },
});
