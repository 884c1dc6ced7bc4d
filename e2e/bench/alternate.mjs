/**
 * @typedef {object} Site
 * @property {'own' | 'other'} name
 * @property {string} address origin of its server.
 */

/**
 * @typedef {object} Plan
 * @property {Site} own
 * @property {Site} [other]
 * @property {number} runs
 * @property {readonly PagePair[]} pages
 */

/**
 * @typedef {object} PagePair
 * @property {string} path
 * @property {string} [other] path of the page of the other site that this page is compared with.
 */

/**
 * @template Result
 * @typedef {object} Measured
 * @property {string} path
 * @property {Result[]} results one per successful run.
 * @property {{ path: string, results: Result[] }} [other]
 */

/**
 * Measures each page once per run, and right after it the page of the other site that it is compared with. Both sites
 * thus share the quiet and the busy moments of the machine. A page of the other site is measured once per run, even if
 * several pages are compared with it. A failed measurement is printed and leaves a gap.
 * @template Result
 * @param {Plan} plan
 * @param {string} label what is measured, for the progress lines.
 * @param {(site: Site, path: string) => Promise<Result>} measure
 * @returns {Promise<Measured<Result>[]>}
 */
export async function measureAlternately({ own, other, runs, pages }, label, measure) {
  /** @type {Map<string, Result[]>} */
  const results = new Map();
  const keyOf = (/** @type {Site} */ site, /** @type {string} */ path) => `${site.name} ${path}`;
  const resultsOf = (/** @type {Site} */ site, /** @type {string} */ path) =>
    results.get(keyOf(site, path)) ?? [];

  for (let run = 1; run <= runs; run += 1) {
    console.error(`${label}: run ${run} of ${runs}`);
    const isMeasured = new Set();
    for (const pair of pages) {
      const targets = [{ site: own, path: pair.path }];
      if (other && pair.other) targets.push({ site: other, path: pair.other });
      for (const { site, path } of targets) {
        const key = keyOf(site, path);
        if (isMeasured.has(key)) continue;
        isMeasured.add(key);
        try {
          results.set(key, [...resultsOf(site, path), await measure(site, path)]);
        } catch (error) {
          console.error(
            `${label}: ${key} was not measured: ${error instanceof Error ? error.message : error}`,
          );
        }
      }
    }
  }

  return pages.map((pair) => ({
    path: pair.path,
    results: resultsOf(own, pair.path),
    ...(other && pair.other ? { other: { path: pair.other, results: resultsOf(other, pair.other) } } : {}),
  }));
}
