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
  /** Characters beyond western letters and punctuation, which often come from another font. */
  foreign: 1.05,
} as const;

/** True for western letters and punctuation. */
const isWestern = (character: string): boolean => /[\0-\u00ff\u2000-\u206f]/.test(character);

const widthOf = (line: string, size: number, advanceOf: (character: string) => number): number =>
  [...line].reduce((sum, character) => sum + advanceOf(character), 0) * size;

/** Width of a line of labels, in px. */
export const monoWidth = (line: string): number =>
  widthOf(line, text.mono.size, (character) => (isWestern(character) ? metrics.mono : metrics.foreign));

function titleAdvance(character: string): number {
  const { title, foreign } = metrics;
  if (!isWestern(character)) return foreign;
  if (/[mwMW@%—…©Ææ¼½¾]/.test(character)) return title.wide;
  if (/[iljtfrI.,:;'|! ()[\]]/.test(character)) return title.narrow;
  return /[\p{Lu}0-9_&#]/u.test(character) ? title.capital : title.other;
}

/** Estimated width of a state's title, in px. */
export const titleWidth = (title: string): number => widthOf(title, text.title.size, titleAdvance);

/** True between two characters where a name has a joint: `sign|In`, `sign_|in`, `sign.|in`. */
const isJoint = (before: string, after: string): boolean =>
  /[_.\-/:]/.test(before) || (/[^\p{Lu}]/u.test(before) && /\p{Lu}/u.test(after));

/** Start of a word that ends at a joint and has between `least` and `most` characters; undefined without one. */
function startOf(word: readonly string[], least: number, most: number): readonly string[] | undefined {
  for (let end = Math.min(most, word.length - 1); end >= Math.max(least, 1); end -= 1) {
    if (isJoint(word[end - 1] ?? '', word[end] ?? '')) return word.slice(0, end);
  }
  return undefined;
}

/** Breaks a text at its spaces into lines of at most `limit` characters; longer words are cut, at a joint if there is one. */
export function wrap(words: string, limit: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.trim().split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= limit) {
      lines[lines.length - 1] = `${line} ${word}`;
      continue;
    }
    let rest: readonly string[] = [...word];
    if (line !== undefined && rest.length > limit) {
      const start = startOf(rest, limit / 2, limit - line.length - 1);
      if (start) lines[lines.length - 1] = `${line} ${start.join('')}`;
      rest = rest.slice(start?.length ?? 0);
    }
    while (rest.length > limit) {
      const start = startOf(rest, limit / 2, limit) ?? rest.slice(0, limit);
      lines.push(start.join(''));
      rest = rest.slice(start.length);
    }
    lines.push(rest.join(''));
  }
  return lines;
}
