import { quantities } from './targets.mjs';

/**
 * @typedef {object} Figure one quantity of one page.
 * @property {string} page path of the page.
 * @property {keyof typeof quantities} name
 * @property {readonly number[]} values one per successful run.
 * @property {{ readonly page: string, readonly values: readonly number[] }} [other] the same on the other site.
 */

/**
 * The middle number, or the mean of the two middle numbers.
 * @param {readonly number[]} numbers at least one.
 */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/**
 * A table for the terminal. Numbers are aligned to the right.
 * @param {readonly (readonly string[])[]} rows the first one is the head.
 */
function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const isText = rows[0].map((_, column) => rows.slice(1).some((row) => /^[^\d<>-]/.test(row[column])));
  const pad = (/** @type {string} */ cell, /** @type {number} */ column) =>
    isText[column] ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return rows.map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n');
}

/** @type {Readonly<Record<string, (value: number) => string>>} */
const formats = {
  ms: (value) => String(Math.round(value)),
  kB: (value) => (value / 1000).toFixed(1),
  '': (value) => String(Math.round(value * 1000) / 1000),
};

const verdict = (/** @type {boolean} */ isMet) => (isMet ? 'ok' : 'over');

/**
 * @param {readonly number[]} values
 * @param {(value: number) => string} format
 */
const medianAndRange = (values, format) =>
  values.length === 0
    ? ['none', '']
    : [format(median(values)), [Math.min(...values), Math.max(...values)].map(format).join('-')];

/** @param {Figure} figure */
function ownCells({ page, name, values }) {
  const { label, unit, atMost, atLeast } = quantities[name];
  const format = formats[unit];
  const title = unit ? `${label}, ${unit}` : label;
  const cells = [title, page, ...medianAndRange(values, format)];
  const target = atMost ?? atLeast;
  if (target === undefined || values.length === 0) return [...cells, '', ''];
  const isMet = atMost === undefined ? median(values) >= target : median(values) <= target;
  return [...cells, `${atMost === undefined ? '>=' : '<='} ${format(target)}`, verdict(isMet)];
}

/** @param {Figure} figure */
function otherCells({ name, values, other }) {
  const { unit, ratioAtMost } = quantities[name];
  if (!other) return ['', '', '', '', '', ''];
  const cells = [other.page, ...medianAndRange(other.values, formats[unit])];
  const base = other.values.length > 0 ? median(other.values) : 0;
  if (base === 0 || values.length === 0) return [...cells, '', '', ''];
  const ratio = median(values) / base;
  const judged =
    ratioAtMost === undefined ? ['', ''] : [`<= ${ratioAtMost.toFixed(2)}`, verdict(ratio <= ratioAtMost)];
  return [...cells, ratio.toFixed(2), ...judged];
}

/**
 * One row per quantity and page, with the target and whether the median meets it. Columns for the other site are added
 * when a figure has it.
 * @param {readonly Figure[]} figures
 */
export function figureTable(figures) {
  const own = [['quantity', 'page', 'median', 'range', 'target', ''], ...figures.map(ownCells)];
  if (!figures.some(({ other }) => other)) return table(own);
  const other = [['other page', 'median', 'range', 'ratio', 'target', ''], ...figures.map(otherCells)];
  return table(own.map((cells, row) => [...cells, ...other[row]]));
}
