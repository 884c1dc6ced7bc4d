import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOptions } from '../../../e2e/bench/options.mjs';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bench-options-'));
  await writeFile(join(folder, 'index.html'), '');
});
afterAll(() => rm(folder, { recursive: true }));

test('without options, five pages are measured five times in all parts', () => {
  const options = readOptions([]);
  expect(options.pages).toEqual(['/', '/services', '/industries/fintech', '/technologies/rag', '/contact']);
  expect(options.runs).toBe(5);
  expect(options.parts).toEqual(['loads', 'main', 'clicks', 'taps', 'interactions']);
  expect(options.isBuilt).toBe(true);
  expect(options.routeCount).toBeUndefined();
});

test('parts run in their own order, and no page twice', () => {
  const options = readOptions(['--only', 'taps,loads', '--pages', '/about,/,/about']);
  expect(options.parts).toEqual(['loads', 'taps']);
  expect(options.pages).toEqual(['/about', '/']);
});

test('all other options are read', () => {
  const options = readOptions(['--runs', '3', '--vs', folder, '--no-build', '--json', 'out.json']);
  expect(options).toMatchObject({ runs: 3, otherSite: folder, isBuilt: false, jsonFile: 'out.json' });
  expect(readOptions(['--routes', '1000']).routeCount).toBe(1_000);
});

describe('a wrong option is named in one line', () => {
  test.each([
    [['--runs', '0'], '--runs: got "0", wants a whole number from 1'],
    [['--runs', '2.5'], '--runs: got "2.5", wants a whole number from 1'],
    [['--routes', 'many'], '--routes: got "many", wants a whole number from 1'],
    [['--pages', '/,services'], '--pages: got "services", wants paths that start with /'],
    [['--only', 'loads,all'], '--only: got "all", wants loads, main, clicks, taps, interactions'],
    [['--vs', '/no/such/folder'], '--vs: got "/no/such/folder", wants a folder with an index.html'],
  ])('%j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });

  test('an unknown option', () => {
    expect(() => readOptions(['--compare'])).toThrow(/^[^\n]*--compare[^\n]*$/);
  });
});
