/** A width and a height, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Font sizes and line heights of a chart, in px. */
export const text = {
  /** Monospaced: labels and rows. */
  mono: { size: 11, line: 14 },
  /** Titles of states. */
  title: { size: 15, line: 18 },
} as const;

/**
 * Widths of characters, as shares of the font size. They fit most monospaced fonts, such as IBM Plex Mono, Menlo or DejaVu
 * Sans Mono, and most sans-serif fonts. Widths that are too large only waste space; with widths that are too small, texts
 * overlap.
 */
const metrics = {
  /** Every character of the monospaced font. */
  mono: 0.6,
  /** Characters of the title font: `m`, `W` and the like; `i`, `l` and punctuation; capitals and digits; all others. */
  title: { wide: 0.95, narrow: 0.4, capital: 0.72, other: 0.62 },
} as const;

/** Width of a line of labels, in px. */
export const monoWidth = (line: string): number => line.length * metrics.mono * text.mono.size;

function titleAdvance(character: string): number {
  const { title } = metrics;
  if (/[mwMW@%—…]/.test(character)) return title.wide;
  if (/[iljtfrI.,:;'|! ()[\]]/.test(character)) return title.narrow;
  return /[A-Z0-9_&#]/.test(character) ? title.capital : title.other;
}

/** Estimated width of a state's title, in px. */
export const titleWidth = (title: string): number =>
  [...title].reduce((sum, character) => sum + titleAdvance(character), 0) * text.title.size;

/** Breaks a text at its spaces into lines of at most `limit` characters. A longer word is not broken. */
export function wrap(words: string, limit: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.trim().split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= limit) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
