import { keyframes, styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, radii, transitions, zIndices } from '../../theme/tokens';
import { TRIANGLE_DOWN, TRIANGLE_UP } from '../../ui/triangle';

const appear = keyframes({ from: { opacity: 0 } });

/** The tooltip, with inverted colors. A script sets its position; `--pointer` is the position of its triangle. */
export const Bubble = styled('div', {
  position: 'fixed',
  top: 0,
  left: 0,
  // It follows the toasts in the document, so it is above them.
  zIndex: zIndices.toast,
  width: 'max-content',
  maxWidth: 'min(17rem, 100vw - 1rem)',
  padding: '.5rem .75rem',
  borderRadius: radii[1],
  backgroundColor: '$ink',
  color: '$paper',
  font: font('display', fontWeights.regular, fontSizes.caption, 1.35),
  overflowWrap: 'anywhere',
  animation: `${appear} ${transitions.fast}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(var(--pointer, 50%) - .4375rem)',
    width: '.875rem',
    height: '.5rem',
    backgroundColor: 'inherit',
  },
  '&[data-side="above"]::after': { top: '100%', clipPath: TRIANGLE_DOWN },
  '&[data-side="below"]::after': { bottom: '100%', clipPath: TRIANGLE_UP },
  '@media (forced-colors: active)': { border: '1px solid' },
});
