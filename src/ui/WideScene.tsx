import { Scene, type SceneProps } from '../figures/Scene';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';

const Frame = styled('div', {
  marginTop: space.gap,
  '& img': { width: '100%' },
});

/** A drawing below the words of a band, over the whole width of the window. */
export const WideScene = ({ name }: Pick<SceneProps, 'name'>) => (
  <Frame>
    <Scene name={name} isLazy />
  </Frame>
);
