import { createStitches } from '@stitches/react';
import * as tokens from './tokens';

/**
 * The Stitches instance. All modules import from here, never from the package, so that the unmaintained library
 * can be replaced in one place. The theme contains only values that change with the color scheme. Other tokens
 * are constants (`tokens.ts`), which saves 0.5 kB per document and a lookup per declaration.
 */
export const { styled, css, globalCss, keyframes, getCssText, reset } = createStitches({
  theme: { colors: tokens.lightDark(tokens.colors, tokens.darkColors) },
  /** Properties that accept a token's name alone; others need `$colors$ink`. */
  themeMap: {
    backgroundColor: 'colors',
    borderColor: 'colors',
    borderTopColor: 'colors',
    color: 'colors',
    stroke: 'colors',
  },
  /** In em, so that a visitor with larger text gets the layout of a smaller window. */
  media: {
    narrowest: tokens.NARROWEST_WINDOW,
    pair: tokens.PAIR_WINDOW,
    small: tokens.SMALL_WINDOW,
    medium: tokens.MEDIUM_WINDOW,
    phone: tokens.PHONE_WINDOW,
    md: tokens.WIDE_WINDOW,
    tablet: tokens.TABLET_WINDOW,
    belowLg: tokens.BELOW_LARGE_WINDOW,
    lg: tokens.LARGE_WINDOW,
    /** Touch input has no hover: a hover style would remain after the tap. */
    hover: '(hover: hover)',
    motion: '(prefers-reduced-motion: no-preference)',
  },
});
