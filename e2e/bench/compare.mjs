import { milliseconds, table } from './format.mjs';
import { measurePageLoad } from './pageLoad.mjs';
import { median, quantile } from './statistics.mjs';
import { PRODUCT, startVariant, variantName } from './variants.mjs';

/** @type {readonly import('./variants.mjs').Variant[]} */
const VARIANTS = [
  PRODUCT,
  { ...PRODUCT, script: 'head' },
  { ...PRODUCT, script: 'low' },
  { ...PRODUCT, styles: 'linked' },
  { ...PRODUCT, chat: 'blocked' },
  { ...PRODUCT, chat: 'slow' },
];

/** A page of each kind. */
export const REPRESENTATIVE_PATHS = [
  '/',
  '/services',
  '/services/revenue-strategy',
  '/industries/fintech',
  '/technologies/rag',
];

const METRICS = /** @type {const} */ (['fcp', 'lcp', 'tbt', 'ready']);

/**
 * Loads the pages in all variants, in turn, so that a busy moment of the machine meets every variant alike. All go
 * through the same kind of server, the unchanged product too; each has answered every page once before, so that no
 * load waits for a document to be compressed.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteAddress of the production server.
 * @param {readonly string[]} paths
 * @param {number} runs per page and variant.
 */
export async function compareVariants(browser, siteAddress, paths, runs) {
  const servers = await Promise.all(VARIANTS.map((variant) => startVariant(siteAddress, variant)));
  const addresses = servers.map((server) => server.address);
  await Promise.all(addresses.flatMap((address) => paths.map((path) => fetch(address + path))));
  const results = VARIANTS.flatMap((variant, index) =>
    paths.map((path) => ({
      variant: variantName(variant),
      path,
      address: addresses[index] + path,
      /** @type {import('./pageLoad.mjs').PageLoad[]} */
      loads: [],
    })),
  ).toSorted((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
  for (let run = 0; run < runs; run += 1) {
    for (const { address, loads } of results) loads.push(await measurePageLoad(browser, address));
  }
  await Promise.all(servers.map((server) => server.stop()));
  return results.map(({ variant, path, loads }) => ({ variant, path, loads }));
}

/** @typedef {Awaited<ReturnType<typeof compareVariants>>} Comparison */

/**
 * The median, and how far the middle half of the runs spreads.
 * @param {readonly number[]} times in ms.
 */
const withSpread = (times) =>
  `${milliseconds(median(times))} ±${Math.round((quantile(times, 0.75) - quantile(times, 0.25)) / 2)}`;

/**
 * For each page a line per variant; then the median over the pages.
 * @param {Comparison} results
 */
export function comparisonTable(results) {
  const rows = results.map(({ variant, path, loads }) => [
    path,
    variant,
    ...METRICS.map((metric) => withSpread(loads.map((load) => load[metric]))),
  ]);
  const variants = [...new Set(results.map((result) => result.variant))];
  const overall = variants.map((variant) => {
    const own = results.filter((result) => result.variant === variant);
    const medianOf = (/** @type {typeof METRICS[number]} */ metric) =>
      median(own.map(({ loads }) => median(loads.map((load) => load[metric]))));
    return ['median', variant, ...METRICS.map((metric) => milliseconds(medianOf(metric)))];
  });
  return table(['page', 'variant', 'FCP', 'LCP', 'TBT', 'ready'], [...rows, ...overall]);
}
