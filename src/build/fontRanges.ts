/** Code points of the "latin" files of Fontsource, as each package lists them in its `unicode.json`. */
export const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,' +
  'U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** Values of `unicode-range` for the two files of a font. */
export interface FontRanges {
  /** The subset file: every character that the site contains. */
  readonly subset: string;
  /**
   * The whole file: the other characters, which only visitors and providers bring. It includes those of the subset, as
   * it is short then: of two faces that cover a character the later rule wins (CSS Fonts 4, composite faces).
   */
  readonly rest: string;
}

function codePointsIn(unicodeRange: string): readonly number[] {
  return unicodeRange.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase();

/** Writes ascending code points as a `unicode-range`, adjacent ones as one range. */
function unicodeRange(codePoints: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const codePoint of codePoints) {
    const range = ranges.at(-1);
    if (range?.last === codePoint - 1) range.last = codePoint;
    else ranges.push({ first: codePoint, last: codePoint });
  }
  return ranges.map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}

const latin = codePointsIn(LATIN);

/** All characters of the "latin" files. */
export const LATIN_CHARACTERS = latin.map((codePoint) => String.fromCodePoint(codePoint)).join('');

/**
 * The characters of the subset files: ASCII, which visitors type, and what else the texts contain. ASCII includes its
 * control characters, so that a line break never requests the whole file.
 */
export function siteCharacters(texts: readonly string[]): string {
  const found = new Set(texts.flatMap((text) => [...new Set(text)]));
  return latin
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => character <= '\x7F' || found.has(character))
    .join('');
}

export const fontRanges = (characters: string): FontRanges => ({
  subset: unicodeRange(latin.filter((codePoint) => characters.includes(String.fromCodePoint(codePoint)))),
  rest: 'U+80-FFFF',
});

/** The name of a subset file, before the build adds a hash to it. It is short, because every document has it twice. */
export const subsetName = (file: string): string =>
  file.replace(/(-latin-[^/\\]*)?\.woff2$/, '-subset.woff2');

/** Whether a written file is a subset file. */
export const isSubset = (path: string): boolean => /-subset-\w+\.woff2$/.test(path);
