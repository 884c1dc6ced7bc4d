import { styled } from '../theme/stitches.config';
import { TRIANGLE_RIGHT } from './triangle';

/** A list with a triangle as its bullet and a hairline above each item. */
export const TriangleList = styled('ul', {
  '& > li': { position: 'relative', borderTop: '1px solid $colors$rule', color: '$ink2' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    borderTop: '.86rem solid var(--line)',
    clipPath: TRIANGLE_RIGHT,
  },
  variants: {
    size: {
      regular: {
        '& > li': { padding: '1rem 0 1rem 1.75rem' },
        '& > li::before': { top: '1.42rem', width: '.6rem' },
      },
      small: {
        '& > li': { padding: '.6rem 0 .6rem 1.35rem' },
        '& > li::before': { top: '.98rem', width: '.45rem', borderTopWidth: '.66rem' },
      },
    },
  },
  defaultVariants: { size: 'regular' },
});
