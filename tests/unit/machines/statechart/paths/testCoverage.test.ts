import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { readCoverage, recordCoverage } from '../../../../../machines/cli/coverageStore';
import { chartOf } from '../../../../../machines/statechart/graph';
import {
  chartCoverage,
  coverageRules,
  missingLines,
  type TestCoverage,
  testCoverage,
} from '../../../../../machines/statechart/paths';

const chart = chartOf(
  createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { GO: { guard: 'isOpen', target: 'b' } } }, b: { on: { BACK: 'a' } } },
  }),
);
const records: readonly TestCoverage[] = [
  testCoverage('m', 'goes', [
    'state m',
    'state m.a',
    'state m.b',
    'transition m.a/0',
    'guard isOpen true',
    'pair m.a GO',
  ]),
  testCoverage('m', 'stays', ['state m', 'state m.a', 'guard isOpen false']),
  testCoverage('other', 'elsewhere', ['transition m.b/0']),
];
const coverage = chartCoverage(chart, records);

describe('the coverage of a chart', () => {
  test('has the tests of each state and transition, of its own machine only', () => {
    expect(Object.fromEntries(coverage.tests)).toEqual({
      m: ['goes', 'stays'],
      'm.a': ['goes', 'stays'],
      'm.b': ['goes'],
      'm.a/0': ['goes'],
      'm.b/0': [],
    });
  });

  test('has the tests of both outcomes of a guard', () => {
    expect(coverage.guards).toEqual([
      { name: 'isOpen', whenTrue: ['goes'], whenFalse: ['stays'], never: undefined },
    ]);
  });

  test('lists what no test reaches', () => {
    expect(missingLines(coverage)).toEqual(['no test reaches m.b/0']);
    expect(missingLines(chartCoverage(chart, []))).toHaveLength(7);
    const exempt = [{ guard: 'isOpen', never: false, reason: 'It is always open.' }];
    expect(missingLines(chartCoverage(chart, [], exempt))).toHaveLength(6);
  });

  test('is shown by dashes for what no test reaches', () => {
    const rules = coverageRules(coverage);
    expect(rules).toMatch(/\[data-transition="m.b\/0"\] \[data-line\]\{[^}]*dasharray/);
    expect(rules).not.toMatch(/\[data-transition="m.a\/0"\] \[data-line\]\{[^}]*dasharray/);
  });
});

describe('the records of test runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are none before the first run', () => {
    expect(readCoverage(join(folder, 'none'))).toEqual([]);
  });

  test('are kept by group, and a group replaces its earlier records', () => {
    recordCoverage('one', records, folder);
    recordCoverage('two', records.slice(0, 1), folder);
    recordCoverage('one', records.slice(1, 2), folder);
    expect(
      readCoverage(folder)
        .map(({ test: name }) => name)
        .sort(),
    ).toEqual(['goes', 'stays']);
  });
});
