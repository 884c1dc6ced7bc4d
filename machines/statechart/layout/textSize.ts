/** A width and a height, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The text of a chart, in px; the drawing sets it in these sizes. */
export const text = {
  /** IBM Plex Mono: labels and rows. */
  mono: { size: 11, line: 15 },
  /** Familjen Grotesk: the names of states. */
  title: { size: 15, line: 20 },
} as const;

/** Every character of IBM Plex Mono is as wide as this share of the size. */
const MONO_ADVANCE = 0.6;
/** What the site's fonts do not have comes from another font, and may be as wide as this. */
const FOREIGN_ADVANCE = 1.05;

/** Whether the site's fonts have a character: western letters and punctuation. */
const isOwn = (character: string): boolean => /[\0-\u00ff\u2000-\u206f]/.test(character);

const widthOf = (line: string, size: number, advanceOf: (character: string) => number): number =>
  [...line].reduce((sum, character) => sum + (isOwn(character) ? advanceOf(character) : FOREIGN_ADVANCE), 0) *
  size;

/** The width of a line of labels, in px: exact for western letters, as the font is monospaced. */
export const monoWidth = (line: string): number => widthOf(line, text.mono.size, () => MONO_ADVANCE);

/** Widths of Familjen Grotesk by kind of character, as shares of the size; a little too wide rather than too narrow. */
const advances: readonly (readonly [RegExp, number])[] = [
  [/[mwMW@%—…©Ææ¼½¾]/, 0.95],
  [/[iljtfrI.,:;'|! ()[\]]/, 0.4],
  [/[\p{Lu}0-9_&#]/u, 0.72],
];
const OTHER = 0.62;

/** The width of a state's name, in px: an estimate that errs to the wide side. */
export const titleWidth = (title: string): number =>
  widthOf(
    title,
    text.title.size,
    (character) => advances.find(([kind]) => kind.test(character))?.[1] ?? OTHER,
  );

/** Breaks a text at its spaces into lines of at most `limit` characters; a longer word is cut. */
export function wrap(words: string, limit: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.trim().split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= limit) {
      lines[lines.length - 1] = `${line} ${word}`;
      continue;
    }
    const [first = '', ...rest] = word.match(new RegExp(`.{1,${limit}}`, 'gsu')) ?? [''];
    lines.push(first, ...rest);
  }
  return lines;
}
