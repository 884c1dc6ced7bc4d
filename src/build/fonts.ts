import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { fontWeights } from '../theme/tokens';
import type { Configuration } from './configuration';
import type { SiteFile } from './files';

const { regular, semi } = fontWeights;

const LATIN_1 = String.fromCodePoint(...Array(0x100).keys());
const ASCII = LATIN_1.slice(0, 0x80);

/** The letters of Latin-1 with accents. × and ÷ lie between them. */
const accented = {
  letters: LATIN_1.slice(0xc0).replace(/[×÷]/g, ''),
  range: 'U+c0-d6,U+d8-f6,U+f8-ff',
};

/** The font of headings and of the interface. */
export const displayFont = {
  family: 'Familjen Grotesk',
  weight: `${regular} ${semi}`,
  file: 'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
} as const;

/** The fonts of the site: Fontsource's "latin" files. Documents preload those for headings, interface and running text. */
const fonts = [
  { ...displayFont, isPreloaded: true },
  // Visitors type their names in this font. A file of its own has the letters with accents, for those who need it.
  { ...displayFont, isPreloaded: false, only: accented },
  {
    family: 'Source Serif 4',
    weight: '400',
    file: 'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2',
    isPreloaded: true,
  },
  {
    family: 'IBM Plex Mono',
    weight: '400',
    file: 'node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    isPreloaded: false,
  },
] as const;

export const fontSources: readonly string[] = fonts.map(({ file }) => file);

/** OpenType features in the files: those that browsers apply by default, and tabular figures. Add one before CSS uses it. */
const FEATURES = ['rvrn', 'ccmp', 'locl', 'rlig', 'liga', 'calt', 'kern', 'mark', 'mkmk', 'tnum'];

export async function readSources(folder: string): Promise<readonly string[]> {
  const paths = await readdir(folder, { recursive: true });
  return Promise.all(
    paths.filter((path) => /\.tsx?$/.test(path)).map((path) => readFile(join(folder, path), 'utf8')),
  );
}

/** The characters of the texts that are not ASCII, in ascending order. */
export const siteCharacters = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.flatMap((text) => text.match(/[^\0-\x7F]/gu) ?? []))].sort();

/** A font with those of the characters that it has, and a hash of its content in its name. */
async function fontFile(file: string, characters: string): Promise<SiteFile> {
  const contents = await subsetFont(await readFile(file), characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    // Two of the three fonts have no hints for low-resolution screens. Those of the third are a third of its file.
    noHinting: true,
    // The weights of the theme. The other fonts have one weight and no axis.
    ...(file === displayFont.file && { variationAxes: { wght: { min: regular, max: semi } } }),
  });
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
  return { path: `assets/${basename(file).replace(/-latin.*/, '')}-${hash}.woff2`, contents };
}

/** Descriptors of a `@font-face` rule. */
type Face = Readonly<Record<string, string>>;

/** Ascent and descent of the web fonts, as shares of the font size. */
const familjen = { ascent: 1.025, descent: 0.225 };
const sourceSerif = { ascent: 1.036, descent: 0.335 };
const plexMono = { ascent: 1.025, descent: 0.275 };

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * A local font in place of a web font: the same line boxes, and nearly the same widths. Line gaps have no effect: all
 * line heights are numbers.
 * @param local names of local fonts with the same design.
 * @param size text width of the web font divided by the text width of the local font.
 */
const fallback = (
  family: string,
  { ascent, descent }: typeof familjen,
  local: readonly string[],
  size: number,
  weight?: string,
): Face => ({
  'font-family': `"${family}"`,
  src: local.map((name) => `local("${name}")`).join(),
  ...(weight === undefined ? {} : { 'font-weight': weight }),
  'size-adjust': percent(size),
  // Both refer to the adjusted size.
  'ascent-override': percent(ascent / size),
  'descent-override': percent(descent / size),
});

/**
 * Metric-compatible fallbacks, so that a font that loads late causes no layout shift. Headings have weight 550. Over all
 * headings of the site, the width of Arial Bold differs by 2 %, that of Arial by 5 %.
 */
const fallbacks: readonly Face[] = [
  fallback('Familjen Fallback', familjen, ['Arial', 'Liberation Sans'], 0.9525, '400 499'),
  fallback('Familjen Fallback', familjen, ['Arial Bold', 'Liberation Sans Bold'], 0.9046, '500 600'),
  fallback('Familjen Fallback Android', familjen, ['Roboto', 'Roboto Regular'], 0.9605, '400 499'),
  fallback('Familjen Fallback Android', familjen, ['Roboto Medium', 'Roboto-Medium'], 0.9712, '500 600'),
  fallback('Source Serif Fallback Georgia', sourceSerif, ['Georgia'], 1.074471),
  fallback('Source Serif Fallback Times', sourceSerif, ['Times New Roman', 'Liberation Serif'], 1.1764),
  fallback('Source Serif Fallback Android', sourceSerif, ['Noto Serif'], 0.9932),
  fallback('Plex Mono Fallback', plexMono, ['Courier New', 'Liberation Mono'], 0.9998),
];

export interface SiteFonts {
  readonly files: readonly SiteFile[];
  /**
   * The `@font-face` rules, for a style element of their own: Chromium recalculates style and layout of the whole document
   * when a rule is inserted into a sheet that contains `@font-face`.
   */
  readonly rules: string;
  /** Addresses of the files that every document preloads. */
  readonly preloaded: readonly string[];
}

/**
 * Makes the font files and their rules.
 * @param characters of the site that are not ASCII. A browser draws any character that a file lacks with a fallback.
 */
export async function makeFonts(characters: readonly string[], basePath: string): Promise<SiteFonts> {
  const files: SiteFile[] = [];
  const faces: Face[] = [];
  const preloaded: string[] = [];
  for (const { family, weight, file, isPreloaded, ...font } of fonts) {
    const only = 'only' in font ? font.only : undefined;
    const written = await fontFile(file, only?.letters ?? ASCII + characters.join(''));
    const address = `${basePath}/${written.path}`;
    files.push(written);
    faces.push({
      'font-family': `"${family}"`,
      src: `url("${address}")`,
      'font-weight': weight,
      'font-display': 'swap',
      ...(only && { 'unicode-range': only.range }),
    });
    if (isPreloaded) preloaded.push(address);
  }
  const rules = [...faces, ...fallbacks].map((descriptors) => {
    const declarations = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
    return `@font-face{${declarations.join(';')}}`;
  });
  return { files, rules: rules.join(''), preloaded };
}

export async function siteFonts({ settings, basePath }: Configuration): Promise<SiteFonts> {
  const texts = [...(await readSources('src')), JSON.stringify(settings)];
  return makeFonts(siteCharacters(texts), basePath);
}
