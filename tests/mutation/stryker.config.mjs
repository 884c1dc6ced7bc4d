/** https://stryker-mutator.io/docs/stryker-js/configuration/ */
export default {
  mutate: ['machines/*.machine.ts', 'machines/shared/message.ts'],
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignorer.mjs'],
  ignorers: ['words-and-types'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // A definition is read once, when its file is loaded: its mutants are static, and each needs all tests of its file.
  ignoreStatic: false,
  coverageAnalysis: 'perTest',
  warnings: { slow: false },
  concurrency: 2,
  // Only what the tests of the machines read.
  ignorePatterns: [
    ...['/*', '!/package.json', '!/machines', '/machines/viewer/', '/machines/cli/'],
    ...['!/src', '/src/*', '!/src/content/', '!/src/config/', '!/src/lib/', '!/tests', '/tests/component'],
  ],
  // What loops forever is stopped late: a busy computer must not look like a mutant that was noticed.
  timeoutMS: 10_000,
  reporters: ['progress-append-only'],
  thresholds: { high: 100, low: 95, break: 95 },
};
