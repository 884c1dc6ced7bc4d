/** @param {number} ms milliseconds. */
export const milliseconds = (ms) => `${Math.round(ms)} ms`;

/** @param {number} bytes shown in units of 1,000 bytes, as in the report of the build. */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * A table for the terminal: the first column to the left, numbers to the right.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (/** @type {readonly string[]} */ cells) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return [line(head), ...rows.map(line)].join('\n');
}
