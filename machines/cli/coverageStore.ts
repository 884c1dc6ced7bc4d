import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestCoverage } from '../statechart/paths';
import { projectRoot } from './projectRoot';

const FOLDER = join(projectRoot, 'node_modules/.cache/machine-coverage');

/**
 * Stores what tests have covered, in a file of its own: tests run in several processes.
 * @param name of the group of tests, which replaces its earlier records.
 */
export function recordCoverage(name: string, records: readonly TestCoverage[], folder = FOLDER): void {
  // A mutated machine says nothing about the tests.
  if (process.env.STRYKER_MUTATOR_WORKER !== undefined) return;
  mkdirSync(folder, { recursive: true });
  const file = `${createHash('sha256').update(name).digest('hex').slice(0, 16)}.json`;
  writeFileSync(join(folder, file), JSON.stringify(records));
}

/** All records; none before the first run of the tests. */
export function readCoverage(folder = FOLDER): readonly TestCoverage[] {
  try {
    const files = readdirSync(folder).sort();
    return files.flatMap((file): readonly TestCoverage[] =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
