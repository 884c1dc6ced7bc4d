import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { loadFailures } from './loadFailures';

/** The tests of the machines alone, as Stryker runs them for each mutant. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/unit/machines/*.machine.test.ts', 'tests/unit/lib/{clock,message}.test.ts'],
    environment: 'node',
    // A tenth of the random sequences detects the same mutants, and ends infinite loops sooner.
    env: { PROPERTY_RUNS: '100' },
    // Enough for a busy computer.
    testTimeout: 20_000,
    reporters: [loadFailures()],
    cache: false,
  },
});
