import type { ReactElement } from 'react';

/**
 * The glyph of the logo: a triangle in the text color meets one in the action color.
 * @param size its width and height in CSS pixels; it is centered in the height of its parent.
 */
export function BowtieGlyph({ size }: { readonly size: number }): ReactElement {
  return (
    <svg width={size} height="100%" viewBox="0 0 28 28" fill="currentColor" aria-hidden="true">
      <path d="M1 3v22l12.2-11z" />
      <path fill="var(--colors-action)" d="M27 3v22L14.8 14z" />
    </svg>
  );
}
