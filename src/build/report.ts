import { addressOf } from '../lib/addresses';
import { isSubset } from './fontRanges';
import type { SiteFile } from './siteFile';

/** Size of an output file in bytes. */
export interface FileWeight {
  readonly path: string;
  readonly raw: number;
  /** Compressed with brotli; undefined for a file that is served uncompressed. */
  readonly brotli: number | undefined;
}

/**
 * Limits of the built site. Sizes are in bytes, compressed with brotli. A document of 13.9 kB arrives with its headers
 * (0.7 kB over HTTP/2) in the first flight of a TCP connection, ten segments of 1,460 bytes. The bundle is fetched after the
 * first paint, so its size matters less.
 */
export const budgets = {
  bundle: 210_000,
  document: 14_000,
  /** All subset files together: no page loads another font. */
  fonts: 36_000,
  /** Rules inlined into one document. */
  styleRules: 400,
  /** Requests that a document causes until the app is ready, including the document and without images. */
  requests: 7,
  /** Most are requested when they come near the window, and of two color schemes only one. */
  pictures: 17,
} as const;

const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '' : `${(bytes / 1000).toFixed(1)} kB`;

const isBundle = (path: string) => /^assets\/.*\.js$/.test(path);
const isDocument = (path: string) => path.endsWith('.html');

/** The table that the build prints: one line for each file. */
export function reportTable(files: readonly FileWeight[]): string {
  const rows = files.map(({ path, raw, brotli }) => [path, kilobytes(raw), kilobytes(brotli)] as const);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 7));
  const line = (cells: readonly [string, string, string]) =>
    `${cells[0].padEnd(widths[0] ?? 0)}  ${cells[1].padStart(widths[1] ?? 0)}  ${cells[2].padStart(widths[2] ?? 0)}`;
  return [line(['file', 'raw', 'brotli']), ...rows.map(line)].join('\n');
}

/** Number of rules in a document's `<style>` elements, without the at-rules that contain them. */
export function styleRules(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  const preludes = [...styles.matchAll(/([^{};]*)\{/g)].map(([, prelude = '']) => prelude.trim());
  return preludes.filter((prelude) => !prelude.startsWith('@')).length;
}

/**
 * Addresses of the files that a document may request until the app is ready: every file that it names, in its markup,
 * its styles and the inlined script. Lazy images count, because the browser requests those near the window at once. Whole
 * fonts do not: no page contains a character that only they have. Nor do links for crawlers and for the home screen of a
 * phone, and the ICO, which only browsers request that cannot draw the SVG icon.
 */
export function earlyFiles(html: string): readonly string[] {
  const unused =
    /<link rel="(?:alternate|apple-touch-icon|manifest)"[^>]*>|<link rel="icon" href="[^"]*\.ico"[^>]*>/g;
  const own = html.replace(unused, '');
  const addresses = [...own.matchAll(/["'(](\/[^"'()\s]+\.\w+)["')]/g)].map(([, address = '']) => address);
  return [...new Set(addresses)]
    .filter((address) => address.startsWith(addressOf('/')))
    .filter((address) => !address.endsWith('.woff2') || isSubset(address));
}

function weightLimit(path: string): number | undefined {
  if (isBundle(path)) return budgets.bundle;
  return isDocument(path) ? budgets.document : undefined;
}

/** A measured value that has a budget. */
interface Measurement {
  readonly value: number;
  readonly limit: number;
  /** The line that is printed when the value is near or above its limit. */
  readonly text: string;
}

function fileWeights(files: readonly FileWeight[]): readonly Measurement[] {
  return files.flatMap(({ path, raw, brotli }) => {
    const limit = weightLimit(path);
    if (limit === undefined) return [];
    const value = brotli ?? raw;
    const text = `${path} weighs ${kilobytes(value)} compressed; its budget is ${kilobytes(limit)}.`;
    return [{ value, limit, text }];
  });
}

function fontWeight(files: readonly FileWeight[]): Measurement {
  const value = files.filter(({ path }) => isSubset(path)).reduce((sum, { raw }) => sum + raw, 0);
  const limit = budgets.fonts;
  const text = `The fonts of a page weigh ${kilobytes(value)}; their budget is ${kilobytes(limit)}.`;
  return { value, limit, text };
}

/** Counts of a document that have a budget. */
function documentCounts(html: string) {
  const files = earlyFiles(html);
  const isPicture = (address: string) =>
    address.startsWith(addressOf('/art/')) || html.includes(`<img src="${address}"`);
  const pictures = files.filter(isPicture).length;
  return { styleRules: styleRules(html), requests: 1 + files.length - pictures, pictures };
}

const countNames = {
  styleRules: 'style rules',
  requests: 'requests until the app is ready',
  pictures: 'pictures',
} as const;

function documentMeasurements(files: readonly SiteFile[]): readonly Measurement[] {
  return files
    .filter(({ path }) => isDocument(path))
    .flatMap(({ path, text }) => {
      const counts = documentCounts(text);
      return (['styleRules', 'requests', 'pictures'] as const).map((kind) => ({
        value: counts[kind],
        limit: budgets[kind],
        text: `${path} has ${counts[kind]} ${countNames[kind]}; its budget is ${budgets[kind]}.`,
      }));
    });
}

/** A build warns from this share of a budget on, and fails above the budget. */
const WARNING_SHARE = 0.95;

/** The lines that the build prints about budgets. */
export interface BudgetReport {
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
}

/**
 * Compares the built site with its budgets.
 * @param weights of all output files.
 * @param files the rendered files; rules and requests are counted in the documents among them.
 */
export function checkBudgets(weights: readonly FileWeight[], files: readonly SiteFile[]): BudgetReport {
  const bundles = weights.filter(({ path }) => isBundle(path)).length;
  const measurements = [...fileWeights(weights), fontWeight(weights), ...documentMeasurements(files)];
  const textsOf = (isReported: (measurement: Measurement) => boolean) =>
    measurements.filter(isReported).map(({ text }) => text);
  return {
    // Exactly at its limit is where a number of requests or pictures is meant to be.
    warnings: textsOf(({ value, limit }) => value >= limit * WARNING_SHARE && value < limit),
    errors: [
      ...textsOf(({ value, limit }) => value > limit),
      ...(bundles === 1 ? [] : [`There are ${bundles} bundles; there must be one.`]),
    ],
  };
}
