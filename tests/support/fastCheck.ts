import fc from 'fast-check';

/**
 * The one source of random values in tests: each property is tried with 1,000 of them, the same ones in each run, so that it
 * never fails by chance. `PROPERTY_SEED=7 npm run test:unit` tries others, `PROPERTY_RUNS=50` the first 50 only.
 */
fc.configureGlobal({
  numRuns: Number(process.env.PROPERTY_RUNS ?? 1_000),
  seed: Number(process.env.PROPERTY_SEED ?? 2_026),
});

export { fc };
