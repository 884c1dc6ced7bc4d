import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentFiles, lastModified } from '../../../../src/build/search/lastModified';
import { routeOf } from '../../../../src/routes/matchRoute';
import { routes } from '../../../../src/routes/table';

const root = join(import.meta.dirname, '../../../..');
let folder = '';

/** Runs git without the settings of the machine. */
function git(day: string, ...options: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...options], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  });
}

async function commit(day: string, path: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), day);
  git(day, 'add', '.');
  git(day, 'commit', '-m', day);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
  git('2026-01-01', 'init');
  await commit('2026-01-01', 'src/content/pages/about.ts');
  await commit('2026-02-02', 'src/content/services/packages/development.ts');
  await commit('2026-03-03', 'src/content/industries/fintech.ts');
  await commit('2026-04-04', 'src/content/pricing.ts');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the day of the last change', () => {
  test('is that of the last commit of a content file of the page', async () => {
    expect(await lastModified(routeOf('/about'), folder)).toBe('2026-01-01');
    expect(await lastModified(routeOf('/industries/fintech'), folder)).toBe('2026-03-03');
  });

  test('is that of the price list if it changed after the text of a service', async () => {
    expect(await lastModified(routeOf('/services/development'), folder)).toBe('2026-04-04');
  });

  test('is the day of the build for content that is not committed, and without git', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await lastModified(routeOf('/careers'), folder)).toBe(today);
    expect(await lastModified(routeOf('/about'), tmpdir())).toBe(today);
  });
});

test.each(routes.map((route) => [route.path, contentFiles(route)] as const))(
  'the page %s has a content file of its own',
  (_path, files) => {
    const own = files.filter((file) => !file.endsWith('/pricing.ts'));
    const command = ['ls-files', '--cached', '--others', '--', ...own];
    expect(execFileSync('git', command, { cwd: root }).toString()).not.toBe('');
  },
);
