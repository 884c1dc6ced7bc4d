/**
 * How a property is tried: 1,000 sequences, the same ones in each run of the suite, so that it never fails by chance.
 * `PROPERTY_SEED=7 npm run test:unit` tries others, `PROPERTY_RUNS=50` the first 50 only.
 */
export const randomRuns = {
  numRuns: Number(process.env.PROPERTY_RUNS ?? 1_000),
  seed: Number(process.env.PROPERTY_SEED ?? 2_026),
} as const;
