import { styled } from '../theme/stitches.config';

/** Layers in a cell as high as the highest. An inert one is invisible and keeps its height: a change causes no layout shift. */
export const Layers = styled('div', {
  display: 'grid',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
  '& > [inert]': { opacity: 0 },
});
