import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { loadFailures } from './loadFailures';

/** The tests of the machines alone, as Stryker runs them for each mutant. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/unit/machines/*.machine.test.ts', 'tests/unit/machines/shared/*.test.ts'],
    environment: 'node',
    // A tenth of the random sequences: the same mutants are noticed, and those that loop forever are given up sooner.
    env: { PROPERTY_RUNS: '100' },
    // Enough for a machine that is busy with other work.
    testTimeout: 20_000,
    reporters: [loadFailures()],
    cache: false,
  },
});
