import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Hosting } from '../../src/build/hosts/hosting';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a build is made from, apart from its options and settings. */
const SOURCES = ['src', 'machines', 'public', 'build.mjs', 'package-lock.json'];

/** A hash of all sources. */
function sourcesHash(): string {
  const files = SOURCES.flatMap((source) => {
    const path = join(root, source);
    if (/\.\w+$/.test(source)) return [path];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort();
  });
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds the site once more, in demo mode. A folder that the same sources, options and settings have filled is kept: a worker
 * that replaces a failed one, and the next run, find it.
 * @param output folder beside `dist`.
 */
export async function buildInto(
  output: string,
  options: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const stamp = join(root, output, 'stamp.txt');
  const made = JSON.stringify([sourcesHash(), new Date().toDateString(), options, environment]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
  await promisify(execFile)(process.execPath, ['build.mjs', 'build', '--demo', ...options], {
    cwd: root,
    env: { ...process.env, ...environment, SITE_OUTPUT: output },
  });
  writeFileSync(stamp, made);
}

/** The description of the hosting that a build wrote. */
export const readHosting = (output: string): Hosting =>
  JSON.parse(
    readFileSync(`${root}/node_modules/.cache/${output.replace('dist', 'site')}/hosting.json`, 'utf8'),
  );
