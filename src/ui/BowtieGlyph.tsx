import type { ReactElement } from 'react';
import { styled } from '../theme/stitches.config';

const GlyphRoot = styled('svg', {
  display: 'block',
  flex: 'none',
  '& .left': { fill: 'currentColor' },
  '& .right': { fill: 'var(--colors-action)' },
});

interface BowtieGlyphProps {
  /** Width and height in CSS pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** The glyph of the logo: a triangle in the text color meets one in the action color. */
export function BowtieGlyph({ size = 28, className }: BowtieGlyphProps): ReactElement {
  return (
    <GlyphRoot
      className={className === undefined ? 'glyph' : `glyph ${className}`}
      width={size}
      height={size}
      viewBox="0 0 28 28"
      aria-hidden="true"
    >
      <path className="left" d="M1 3v22l12.2-11z" />
      <path className="right" d="M27 3v22L14.8 14z" />
    </GlyphRoot>
  );
}
