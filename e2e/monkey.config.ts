import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** A long run of the random visitor: `MONKEY_SEED=7 npm run test:monkey` for another one. */
export default defineConfig(base, {
  testMatch: 'faults/monkey.spec.ts',
  metadata: { actions: 10_000 },
});
