/**
 * @typedef {object} Quantity something that the bench measures for a page.
 * @property {string} label
 * @property {'ms' | 'kB' | ''} unit values of `kB` are in bytes.
 * @property {number} [atMost] target for the median, in the unit of the values.
 * @property {number} [atLeast] target for the median, in the unit of the values.
 * @property {number} [ratioAtMost] target for the median divided by the median of the other site.
 */

/** Everything that the bench measures, with its target. A quantity without a target is printed for information. */
export const quantities = /** @satisfies {Readonly<Record<string, Quantity>>} */ ({
  performance: { label: 'Lighthouse performance', unit: '', atLeast: 99 },
  blocking: { label: 'Total Blocking Time', unit: 'ms', atMost: 50 },
  shift: { label: 'Cumulative Layout Shift', unit: '' },
  simulatedFirstPaint: { label: 'FCP, simulated', unit: 'ms', atMost: 850, ratioAtMost: 0.7 },
  simulatedLargestPaint: { label: 'LCP, simulated', unit: 'ms', atMost: 1_150, ratioAtMost: 0.7 },
  throttledFirstPaint: { label: 'FCP, throttled', unit: 'ms', ratioAtMost: 0.8 },
  throttledLargestPaint: { label: 'LCP, throttled', unit: 'ms', ratioAtMost: 0.8 },
  script: { label: 'script, 4x CPU', unit: 'ms', atMost: 500 },
  mainThread: { label: 'main thread, 4x CPU', unit: 'ms', atMost: 1_700 },
  transfer: { label: 'transfer in all', unit: 'kB', atMost: 250_000 },
  document: { label: 'transfer of the document', unit: 'kB', atMost: 16_000 },
  fonts: { label: 'transfer of fonts', unit: 'kB', atMost: 36_000 },
  firstVisit: { label: 'first visit, desktop', unit: 'ms', atMost: 50 },
  secondVisit: { label: 'second visit, desktop', unit: 'ms', atMost: 50 },
  firstVisitOnPhone: { label: 'first visit, phone', unit: 'ms', atMost: 150 },
  secondVisitOnPhone: { label: 'second visit, phone', unit: 'ms', atMost: 120 },
  earlyTap: { label: 'tap at first paint to open menu', unit: 'ms', atMost: 1_000 },
});
