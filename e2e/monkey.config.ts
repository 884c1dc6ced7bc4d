import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * Long visits: an hour of browsing, and 10,000 actions of random visitors, who have seeds one after the other.
 * `MONKEY_SEED=7 npm run test:monkey` has other visitors, and with `-- --repeat-each=1` only the first of them.
 */
export default defineConfig({
  ...base,
  projects: [
    { name: 'hour', testMatch: 'faults/hour.spec.ts' },
    { name: 'monkey', testMatch: 'faults/monkey.spec.ts', repeatEach: 10 },
  ],
  metadata: { actions: 1_000 },
});
