import plexMono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2';
import plexMonoSubset from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?subset';
import sourceSerif from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2';
import sourceSerifSubset from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?subset';
import grotesk from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
import groteskSubset from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?subset';
import type { FontRanges } from './fontRanges';

declare const __FONT_RANGES__: FontRanges;

/** The font files that each document preloads: headings and interface, and running text. */
export const preloadedFonts = [groteskSubset, sourceSerifSubset];

/** Addresses of the two files of a font. */
interface FontFiles {
  readonly subset: string;
  readonly whole: string;
}

/** Two faces of one family: a browser requests the whole file only for a character that the subset does not contain. */
const faces = (family: string, weight: string, { subset, whole }: FontFiles) =>
  [
    { address: whole, unicodeRange: __FONT_RANGES__.rest },
    { address: subset, unicodeRange: __FONT_RANGES__.subset },
  ].map(({ address, unicodeRange }) => ({
    fontFamily: `"${family}"`,
    src: `url("${address}")`,
    fontWeight: weight,
    fontDisplay: 'swap',
    unicodeRange,
  }));

/** Ascent and descent of the web font, as shares of the font size. */
interface LineBox {
  readonly ascent: number;
  readonly descent: number;
}
const familjen: LineBox = { ascent: 1.025, descent: 0.225 };
const sourceSerif4: LineBox = { ascent: 1.036, descent: 0.335 };

interface LocalFace {
  /** Names of local fonts with the same design. */
  readonly local: readonly string[];
  readonly weight?: string;
  /** Text width of the web font divided by the text width of this font. */
  readonly size: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Fallback faces for a web font: the same line boxes, and nearly the same widths. Line gaps have no effect: all line heights are numbers. */
const fallback = (family: string, { ascent, descent }: LineBox, faces: readonly LocalFace[]) =>
  faces.map(({ local, weight, size }) => ({
    fontFamily: `"${family}"`,
    src: local.map((name) => `local("${name}")`).join(),
    ...(weight === undefined ? {} : { fontWeight: weight }),
    sizeAdjust: percent(size),
    // Both refer to the adjusted size.
    ascentOverride: percent(ascent / size),
    descentOverride: percent(descent / size),
  }));

/** Three fonts, and metric-compatible fallbacks, so that a font that loads late causes no layout shift. */
const fontFaces: readonly Readonly<Record<string, string>>[] = [
  ...faces('Familjen Grotesk', '400 700', { subset: groteskSubset, whole: grotesk }),
  ...faces('Source Serif 4', '400', { subset: sourceSerifSubset, whole: sourceSerif }),
  ...faces('IBM Plex Mono', '400', { subset: plexMonoSubset, whole: plexMono }),
  // Headings have weight 550. Over all headings of the site, the width of Arial Bold differs by 2 %, that of
  // Arial by 5 %.
  ...fallback('Familjen Fallback', familjen, [
    { local: ['Arial', 'Liberation Sans'], weight: '400 499', size: 0.9525 },
    { local: ['Arial Bold', 'Liberation Sans Bold'], weight: '500 700', size: 0.9046 },
  ]),
  ...fallback('Familjen Fallback Android', familjen, [
    { local: ['Roboto', 'Roboto Regular'], weight: '400 499', size: 0.9605 },
    { local: ['Roboto Medium', 'Roboto-Medium'], weight: '500 700', size: 0.9712 },
  ]),
  ...fallback('Source Serif Fallback Georgia', sourceSerif4, [{ local: ['Georgia'], size: 1.074471 }]),
  ...fallback('Source Serif Fallback Times', sourceSerif4, [
    { local: ['Times New Roman', 'Liberation Serif'], size: 1.1764 },
  ]),
  ...fallback('Source Serif Fallback Android', sourceSerif4, [{ local: ['Noto Serif'], size: 0.9932 }]),
  {
    fontFamily: '"Plex Mono Fallback"',
    src: 'local("Courier New"),local("Liberation Mono")',
    sizeAdjust: '99.98%',
    ascentOverride: '102.52%',
    descentOverride: '27.5%',
  },
];

const declaration = ([property, value]: readonly [string, string]): string =>
  `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`;

/**
 * The style element with the fonts. It is not part of the Stitches sheet: Chromium recalculates style and
 * layout of the whole document when a rule is inserted into a sheet that contains `@font-face`.
 */
export const fontFaceRules = fontFaces
  .map((face) => `@font-face{${Object.entries(face).map(declaration).join(';')}}`)
  .join('');
