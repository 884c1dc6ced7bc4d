import { styled } from '../theme/stitches.config';
import { TRIANGLE_RIGHT, triangle } from './triangle';

export const TriangleList = styled('ul', {
  '& > li': {
    position: 'relative',
    padding: '.6rem 0 .6rem 1.35rem',
    borderTop: '1px solid $colors$rule',
    color: '$ink2',
  },
  '& > li::before': {
    ...triangle(TRIANGLE_RIGHT, '.45rem', '.66rem solid var(--line)'),
    position: 'absolute',
    top: '.98rem',
    left: 0,
  },
});
