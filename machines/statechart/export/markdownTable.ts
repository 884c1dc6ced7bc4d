/** Escapes a text for a cell, which a pipe or a line break would end. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

/** Escapes a text of the author, so that it contains no markup. */
export const sentence = (text: string): string => text.replaceAll('<', '&lt;');

/** A text as code. */
export const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

/** A Markdown table under a title, without empty columns; empty if there are no rows. */
export function markdownTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  if (rows.length === 0) return [];
  const isUsed = head.map((_, column) => rows.some((row) => row[column] !== ''));
  const line = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, column) => isUsed[column])
      .map(cell)
      .join(' | ')} |`;
  return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}
