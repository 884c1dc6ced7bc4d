import { styled } from '../theme/stitches.config';
import { sizes, space } from '../theme/tokens';

/** The visible grid: a line every three columns, in the middle of the gaps, behind the content. */
export const PageLines = styled('i', {
  position: 'absolute',
  /* Half a gap wider than the content of a `Wrap`. */
  inset: `0 calc(max(${space.gutter}, (100% - ${sizes.page}) / 2) - ${space.gap} / 2)`,
  zIndex: -1,
  pointerEvents: 'none',
  /* Not a border, which forced colors would paint as strong as a rule. */
  boxShadow: 'inset -1px 0 $colors$grid',
  background: 'linear-gradient(90deg, $colors$grid 1px, transparent 1px) 0 0 / 100% 100%',
  '@md': { backgroundSize: '25% 100%' },
});
