import { styled } from '../theme/stitches.config';

/**
 * Children on top of each other, in a cell as high as the highest. An inert layer is invisible and keeps its
 * height, so that a change of layer causes no layout shift.
 */
export const Layers = styled('div', {
  display: 'grid',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
  '& > [inert]': { opacity: 0 },
});
