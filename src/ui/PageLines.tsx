import { memo } from 'react';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Wrap } from './layout';

const Layer = styled('div', {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  '& > *': { height: '100%' },
});

const Lines = styled('i', {
  display: 'block',
  height: '100%',
  marginInline: `calc(${space.gap} / -2)`,
  /* Not a border, which forced colors would paint as strong as a rule. */
  boxShadow: 'inset -1px 0 $colors$grid',
  background: 'linear-gradient(90deg, $colors$grid 1px, transparent 1px) 0 0 / 100% 100%',
  '@md': { backgroundSize: '25% 100%' },
});

/** The visible grid: a line every three columns, in the middle of the gaps, behind the content. */
export const PageLines = memo(function PageLines() {
  return (
    <Layer aria-hidden="true">
      <Wrap>
        <Lines />
      </Wrap>
    </Layer>
  );
});
