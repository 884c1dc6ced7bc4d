import { table } from './format.mjs';
import { median, range } from './statistics.mjs';
import { quantities } from './targets.mjs';

/**
 * @typedef {object} Figure one quantity of one page.
 * @property {string} page path of the page.
 * @property {import('./targets.mjs').QuantityName} name
 * @property {readonly number[]} values one per successful run.
 * @property {{ readonly page: string, readonly values: readonly number[] }} [other] the same on the other site.
 */

const NOT_MEASURED = 'not measured';

/** @type {Readonly<Record<import('./targets.mjs').Quantity['unit'], (value: number) => string>>} */
const formats = {
  ms: (value) => String(Math.round(value)),
  kB: (value) => (value / 1000).toFixed(1),
  score: (value) => String(Math.round(value)),
  shift: (value) => value.toFixed(3),
};

/** @type {Readonly<Record<import('./targets.mjs').Quantity['unit'], string>>} */
const units = { ms: ', ms', kB: ', kB', score: '', shift: '' };

/**
 * Whether a median meets the target of its quantity; undefined without a target.
 * @param {import('./targets.mjs').Quantity} quantity
 * @param {number} value
 */
export function meetsTarget({ atMost, atLeast }, value) {
  if (atMost !== undefined) return value <= atMost;
  return atLeast === undefined ? undefined : value >= atLeast;
}

/** @param {boolean | undefined} isMet */
const verdict = (isMet) => (isMet === undefined ? '' : isMet ? 'ok' : 'over');

/**
 * @param {readonly number[]} values
 * @param {(value: number) => string} format
 */
const medianAndRange = (values, format) =>
  values.length === 0 ? [NOT_MEASURED, ''] : [format(median(values)), range(values).map(format).join('-')];

/**
 * The median of the site divided by the median of the other site; undefined where one of them is missing or zero.
 * @param {Figure} figure
 */
export function ratioOf({ values, other }) {
  if (!other || values.length === 0 || other.values.length === 0) return undefined;
  const base = median(other.values);
  return base === 0 ? undefined : median(values) / base;
}

/** @param {Figure} figure */
function ownCells({ page, name, values }) {
  /** @type {import('./targets.mjs').Quantity} */
  const quantity = quantities[name];
  const { label, unit, atMost, atLeast } = quantity;
  const format = formats[unit];
  const target =
    atMost !== undefined ? `<= ${format(atMost)}` : atLeast !== undefined ? `>= ${format(atLeast)}` : '';
  const isMet = values.length === 0 ? undefined : meetsTarget(quantity, median(values));
  return [`${label}${units[unit]}`, page, ...medianAndRange(values, format), target, verdict(isMet)];
}

/** @param {Figure} figure */
function otherCells(figure) {
  /** @type {import('./targets.mjs').Quantity} */
  const { unit, ratioAtMost } = quantities[figure.name];
  if (!figure.other) return ['', '', '', '', '', ''];
  const ratio = ratioOf(figure);
  return [
    figure.other.page,
    ...medianAndRange(figure.other.values, formats[unit]),
    ratio === undefined ? '' : ratio.toFixed(2),
    ratioAtMost === undefined ? '' : `<= ${ratioAtMost.toFixed(2)}`,
    ratio === undefined || ratioAtMost === undefined ? '' : verdict(ratio <= ratioAtMost),
  ];
}

const OWN_HEAD = ['quantity', 'page', 'median', 'range', 'target', ''];
const OTHER_HEAD = ['other page', 'median', 'range', 'ratio', 'target', ''];
/** Quantity, page, verdict, page of the other site. */
const TEXT_COLUMNS = [0, 1, 5, 6];

/**
 * One row per quantity and page, with the target and whether the median meets it. Columns for the other site are added
 * when a figure has it.
 * @param {readonly Figure[]} figures
 */
export function figureTable(figures) {
  const hasOther = figures.some(({ other }) => other);
  const rows = figures.map((figure) =>
    hasOther ? [...ownCells(figure), ...otherCells(figure)] : ownCells(figure),
  );
  return table(hasOther ? [...OWN_HEAD, ...OTHER_HEAD] : OWN_HEAD, rows, TEXT_COLUMNS);
}

/**
 * Makes the figures of one quantity from what was measured.
 * @template Result
 * @param {readonly import('./alternate.mjs').Measured<Result>[]} measured
 * @param {import('./targets.mjs').QuantityName} name
 * @param {(result: Result) => number} read
 * @returns {Figure[]}
 */
export const figuresOf = (measured, name, read) =>
  measured.map(({ path, results, other }) => ({
    page: path,
    name,
    values: results.map(read),
    ...(other ? { other: { page: other.path, values: other.results.map(read) } } : {}),
  }));
