import { createStitches } from '@stitches/react';
import * as tokens from './tokens';

/**
 * The one Stitches instance. Everything imports from here, never from the package, so that the unmaintained
 * library can be replaced in one place.
 */
export const { styled, css, globalCss, keyframes, getCssText } = createStitches({
  theme: {
    colors: tokens.colors,
    fonts: tokens.fonts,
    fontWeights: tokens.fontWeights,
    fontSizes: tokens.fontSizes,
    lineHeights: tokens.lineHeights,
    letterSpacings: tokens.letterSpacings,
    space: tokens.space,
    sizes: tokens.sizes,
    radii: tokens.radii,
    borderWidths: tokens.borderWidths,
    shadows: tokens.shadows,
    zIndices: tokens.zIndices,
    transitions: tokens.transitions,
  },
  media: {
    phone: '(max-width: 767.98px)',
    md: '(min-width: 768px)',
    tablet: '(min-width: 768px) and (max-width: 1099.98px)',
    lg: '(min-width: 1024px)',
    /* A finger does not hover: a style that it brings would stay after the tap. */
    hover: '(hover: hover)',
    motion: '(prefers-reduced-motion: no-preference)',
    dark: '(prefers-color-scheme: dark)',
  },
});
