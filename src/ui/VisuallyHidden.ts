import { styled } from '../theme/stitches.config';

/** Style of text for assistive technology only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const VisuallyHidden = styled('span', visuallyHidden);
