/** @param {number} ms milliseconds. */
export const milliseconds = (ms) => `${Math.round(ms)} ms`;

/** @param {number} bytes shown in units of 1,000 bytes, as in the report of the build. */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {number} bytes shown in units of 1,000,000 bytes. */
export const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * A table for the terminal. Numbers are aligned to the right.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @param {readonly number[]} textColumns columns that are aligned to the left.
 */
export function table(head, rows, textColumns = [0]) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const pad = (/** @type {string} */ cell, /** @type {number} */ column) =>
    textColumns.includes(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return [head, ...rows].map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n');
}
