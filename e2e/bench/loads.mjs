import { measureAlternately } from './alternate.mjs';
import { figuresOf } from './figures.mjs';
import { simulatedLoad, throttledLoad } from './lighthouse.mjs';

/**
 * Loads each page with Lighthouse, simulated and really throttled.
 * @param {import('./alternate.mjs').Plan} plan
 * @returns {Promise<import('./figures.mjs').Figure[]>}
 */
export async function measureLoads(plan) {
  const simulated = await measureAlternately(plan, 'simulated loads', (site, path) =>
    simulatedLoad(site.address + path),
  );
  const throttled = await measureAlternately(plan, 'throttled loads', (site, path) =>
    throttledLoad(site.address + path),
  );
  return [
    ...figuresOf(simulated, 'performance', ({ performance }) => performance),
    ...figuresOf(simulated, 'blocking', ({ blocking }) => blocking),
    ...figuresOf(simulated, 'shift', ({ shift }) => shift),
    ...figuresOf(simulated, 'simulatedFirstPaint', ({ firstPaint }) => firstPaint),
    ...figuresOf(simulated, 'simulatedLargestPaint', ({ largestPaint }) => largestPaint),
    ...figuresOf(throttled, 'throttledFirstPaint', ({ firstPaint }) => firstPaint),
    ...figuresOf(throttled, 'throttledLargestPaint', ({ largestPaint }) => largestPaint),
    ...figuresOf(simulated, 'transfer', ({ transfer }) => transfer),
    ...figuresOf(simulated, 'document', ({ document }) => document),
    ...figuresOf(simulated, 'fonts', ({ fonts }) => fonts),
  ];
}
