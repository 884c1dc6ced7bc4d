import { createStitches } from '@stitches/react';
import * as tokens from './tokens';

/**
 * The one Stitches instance. Everything imports from here, never from the package, so that the unmaintained
 * library can be replaced in one place. Its theme has what the color scheme changes; tokens that never change are
 * constants (`tokens.ts`), which spare each document 0.5 kB and the browser a lookup for each declaration.
 */
export const { styled, css, globalCss, keyframes, getCssText } = createStitches({
  theme: { colors: tokens.colors, shadows: tokens.shadows },
  /* The properties that take a token by its name alone; elsewhere it is written `$colors$ink`. */
  themeMap: {
    background: 'colors',
    backgroundColor: 'colors',
    border: 'colors',
    borderBottom: 'colors',
    borderColor: 'colors',
    borderLeft: 'colors',
    borderTop: 'colors',
    color: 'colors',
    fill: 'colors',
    outline: 'colors',
    outlineColor: 'colors',
    stroke: 'colors',
    boxShadow: 'shadows',
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
