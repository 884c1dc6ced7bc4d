/** A text in a cell: a pipe would end it, and so would a line break. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

/** A sentence of the author's, in which nothing is markup. */
export const sentence = (text: string): string => text.replaceAll('<', '&lt;');

/** A text as code. */
export const code = (text: string): string => {
  const fence = text.includes('`') ? '``' : '`';
  return text === '' ? '' : `${fence}${text}${fence}`;
};

/** A Markdown table under a title, without the columns that would be empty; nothing when there are no rows. */
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
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}
