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

/** The width of a line of labels, in px: exact, as the font is monospaced. */
export const monoWidth = (line: string): number => [...line].length * text.mono.size * MONO_ADVANCE;

/** Widths of Familjen Grotesk by kind of character, as shares of the size; a little too wide rather than too narrow. */
const advances: readonly (readonly [RegExp, number])[] = [
  [/[mwMW@%—]/, 0.92],
  [/[A-ZÄÖÜ0-9_&#]/, 0.68],
  [/[iljtfrI.,:;'|! ()[\]]/, 0.4],
];
const OTHER = 0.6;
/** Letters of other scripts may be as wide as high. */
const WIDEST = 1;

const advanceOf = (character: string): number => {
  if ((character.codePointAt(0) ?? 0) > 0x24f) return WIDEST;
  return advances.find(([kind]) => kind.test(character))?.[1] ?? OTHER;
};

/** The width of a state's name, in px: an estimate that errs to the wide side. */
export const titleWidth = (title: string): number =>
  [...title].reduce((sum, character) => sum + advanceOf(character), 0) * text.title.size;

/** Breaks a text at its spaces into lines of at most `limit` characters; a longer word is cut. */
export function wrap(words: string, limit: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
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
