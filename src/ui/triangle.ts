import { styled } from '../theme/stitches.config';

/** The solid triangle, half of the bowtie, in links, lists and disclosure buttons. */
export const TRIANGLE_RIGHT = 'polygon(0 0, 100% 50%, 0 100%)';
export const TRIANGLE_DOWN = 'polygon(0 0, 100% 0, 50% 100%)';
export const TRIANGLE_UP = 'polygon(50% 0, 100% 100%, 0 100%)';
export const CHECK_MARK = 'polygon(0 55%, 14% 40%, 38% 63%, 86% 8%, 100% 22%, 38% 92%)';

/** Style of a pseudo-element that draws a triangle or a check mark. It is a border, because forced colors keep borders. */
export const triangle = (clipPath: string, width: string, border: string) =>
  ({ content: '""', width, borderTop: border, clipPath }) as const;

export const TriangleList = styled('ul', {
  '& > li': {
    position: 'relative',
    padding: '.6rem 0 .6rem 1.35rem',
    borderTop: '1px solid $colors$rule',
    color: '$ink2',
    textWrap: 'pretty',
  },
  '& > li::before': {
    ...triangle(TRIANGLE_RIGHT, '.45rem', '.66rem solid var(--line)'),
    position: 'absolute',
    top: '.98rem',
    left: 0,
  },
});
