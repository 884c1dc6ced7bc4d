import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Hosting } from '../../src/build/hosts/hosting';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the site once more, in demo mode. @param output folder beside `dist`. */
export async function buildInto(
  output: string,
  options: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  await promisify(execFile)(process.execPath, ['build.mjs', 'build', '--demo', ...options], {
    cwd: root,
    env: { ...process.env, ...environment, SITE_OUTPUT: output },
  });
}

/** The description of the hosting that a build wrote. */
export const readHosting = (output: string): Hosting =>
  JSON.parse(
    readFileSync(`${root}/node_modules/.cache/${output.replace('dist', 'site')}/hosting.json`, 'utf8'),
  );
