import plexMono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2';
import sourceSerif from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2';
import grotesk from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';

const woff2 = (address: string) => `url("${address}") format("woff2")`;

/** The one font file that each document preloads: headings and interface. */
export const preloadedFont = grotesk;

/**
 * `@font-face` rules: three faces, and metric-compatible fallbacks with the same line boxes and nearly the same
 * widths, so that a late font shifts nothing (design guide, section 3).
 */
export const fontFaces = [
  {
    fontFamily: '"Familjen Grotesk"',
    src: woff2(grotesk),
    fontWeight: '400 700',
    fontStyle: 'normal',
    fontDisplay: 'swap',
  },
  {
    fontFamily: '"Source Serif 4"',
    src: woff2(sourceSerif),
    fontWeight: 400,
    fontStyle: 'normal',
    fontDisplay: 'swap',
  },
  {
    fontFamily: '"IBM Plex Mono"',
    src: woff2(plexMono),
    fontWeight: 400,
    fontStyle: 'normal',
    fontDisplay: 'swap',
  },
  {
    fontFamily: '"Familjen Fallback"',
    src: 'local("Arial"), local("ArialMT"), local("Liberation Sans")',
    sizeAdjust: '94.5863%',
    ascentOverride: '108.3666%',
    descentOverride: '23.7878%',
    lineGapOverride: '0%',
  },
  {
    fontFamily: '"Source Serif Fallback Georgia"',
    src: 'local("Georgia")',
    sizeAdjust: '107.4471%',
    ascentOverride: '96.4195%',
    descentOverride: '31.1781%',
    lineGapOverride: '0%',
  },
  {
    fontFamily: '"Source Serif Fallback Times"',
    src: 'local("Times New Roman"), local("TimesNewRomanPSMT"), local("Liberation Serif")',
    sizeAdjust: '117.9077%',
    ascentOverride: '87.8653%',
    descentOverride: '28.4121%',
    lineGapOverride: '0%',
  },
  {
    fontFamily: '"Plex Mono Fallback"',
    src: 'local("Courier New"), local("CourierNewPSMT"), local("Liberation Mono")',
    sizeAdjust: '99.9837%',
    ascentOverride: '102.5167%',
    descentOverride: '27.5045%',
    lineGapOverride: '0%',
  },
] as const;
