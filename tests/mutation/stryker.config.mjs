/** https://stryker-mutator.io/docs/stryker-js/configuration/ */
export default {
  mutate: ['machines/*.machine.ts', 'src/lib/message.ts'],
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignorer.mjs'],
  ignorers: ['words-and-types'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // A definition is evaluated when its file is loaded, so its mutants are static, and each needs all tests of the file.
  ignoreStatic: false,
  coverageAnalysis: 'perTest',
  warnings: { slow: false },
  concurrency: 2,
  // Only files that the tests of the machines use.
  ignorePatterns: [
    ...['/*', '!/package.json', '!/machines', '/machines/viewer/', '/machines/cli/'],
    ...['!/src', '/src/*', '!/src/content/', '!/src/config/', '!/src/lib/', '!/tests', '/tests/component'],
  ],
  // Long, because a slow test on a busy computer must not count as a detected infinite loop.
  timeoutMS: 10_000,
  reporters: ['progress-append-only'],
  thresholds: { high: 100, low: 95, break: 95 },
};
