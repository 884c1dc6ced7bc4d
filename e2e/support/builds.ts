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

/** Options for the configuration of the hosts that the tests serve the site with. */
const HOSTS = ['--host', 'nginx'];

/** The site of an owner with an account, under a path: a production build beside `dist`. */
const OUTPUT = 'dist-account';
export const accountSettings = {
  BASE_PATH: '/site/',
  HUBSPOT_PORTAL_ID: '12345678',
  HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef',
} as const;

/** Time for the build on a busy machine. */
export const BUILD_TIMEOUT_MS = 240_000;

/**
 * Builds the site of the owner with an account. A folder that the same sources, options and settings have filled is kept: the next
 * file of tests, a worker that replaces a failed one, and the next run find it. Only one worker at a time may build.
 * @returns its description of the hosting.
 */
export async function buildAccountSite(): Promise<Hosting> {
  const stamp = join(root, OUTPUT, 'stamp.txt');
  const made = JSON.stringify([sourcesHash(), new Date().toDateString(), HOSTS, accountSettings]);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
    await promisify(execFile)(process.execPath, ['build.mjs', 'build', ...HOSTS], {
      cwd: root,
      env: { ...process.env, ...accountSettings, SITE_OUTPUT: OUTPUT },
    });
    writeFileSync(stamp, made);
  }
  return JSON.parse(readFileSync(join(root, '.build', OUTPUT, 'hosting.json'), 'utf8'));
}
