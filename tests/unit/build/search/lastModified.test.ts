import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentHistory, lastModifiedFrom, readBlame } from '../../../../src/build/search/lastModified';
import { type BuildCache, buildCache } from '../../../../src/build/sharing/buildCache';

let folder = '';
let cache: BuildCache;
const repository = () => join(folder, 'repository');

/** Runs git without the settings of the machine. */
function git(directory: string, day: string, ...options: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...options], {
    cwd: directory,
    stdio: 'ignore',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  });
}

async function commit(day: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(repository(), path)), { recursive: true });
    await writeFile(join(repository(), path), text);
  }
  git(repository(), day, 'add', '.');
  git(repository(), day, 'commit', '-m', day);
}

const about = "export const about = {\n  lead: 'We work for a fee and a share of equity.',\n};\n";
const pricing = 'export const prices = [5_000];\n';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
  cache = buildCache(join(folder, 'cache'));
  await mkdir(repository());
  git(repository(), '2026-01-01', 'init');
  await commit('2026-01-01', { 'src/content/about.ts': about, 'src/content/pricing.ts': pricing });
  await commit('2026-02-02', {
    'src/content/about.ts': about.replace('};', "  note: 'Nobody is hired before the plan is signed.',\n};"),
  });
  await commit('2026-03-03', { 'src/content/pricing.ts': '// Rounded.\nexport const prices = [6_000];\n' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the day of the last change', () => {
  const dayOf = async (text: string) => lastModifiedFrom(await contentHistory(repository(), cache))(text);

  test('is that of the latest sentence on the page', async () => {
    expect(await dayOf('We work for a fee and a share of equity.')).toBe('2026-01-01');
    const both = 'We work for a fee and a share of equity. Nobody is hired before the plan is signed.';
    expect(await dayOf(both)).toBe('2026-02-02');
  });

  test('is that of the price list where the page states a price', async () => {
    expect(await dayOf('We work for a fee and a share of equity. From $5,000/month.')).toBe('2026-03-03');
  });

  test('is unknown for a page without a sentence of the content', async () => {
    expect(await dayOf('Something else')).toBeUndefined();
  });

  test('ignores what is not committed', async () => {
    const file = join(repository(), 'src/content/about.ts');
    await writeFile(file, about.replace('a share', 'some share'));
    expect(await dayOf('We work for a fee and a share of equity.')).toBe('2026-01-01');
    git(repository(), '2026-03-03', 'checkout', '.');
  });
});

describe('there is no history', () => {
  test('in an archive', async () => {
    const archive = join(folder, 'archive');
    await cp(join(repository(), 'src'), join(archive, 'src'), { recursive: true });
    expect(await contentHistory(archive, cache)).toBeUndefined();
  });

  test('in an archive inside another repository', async () => {
    const inside = join(repository(), 'unpacked');
    await cp(join(repository(), 'src'), join(inside, 'src'), { recursive: true });
    expect(await contentHistory(inside, cache)).toBeUndefined();
    await rm(inside, { recursive: true });
  });

  test('in a shallow clone, whose oldest commit would stand for all before it', async () => {
    const shallow = join(folder, 'shallow');
    git(folder, '2026-03-03', 'clone', '--depth', '1', `file://${repository()}`, shallow);
    expect(await contentHistory(shallow, cache)).toBeUndefined();
  });

  test('so that no page has a day', () => {
    expect(lastModifiedFrom(undefined)('We work for a fee and a share of equity.')).toBeUndefined();
  });
});

test('lines are read with the time of their commit', () => {
  const output =
    'a1 1 1 1\nauthor A\ncommitter-time 100\nfilename a.ts\n\tfirst\nb2 2 2 1\ncommitter-time 200\n\t\tsecond\n';
  expect(readBlame('a.ts', output)).toEqual([
    { file: 'a.ts', text: 'first', time: 100 },
    { file: 'a.ts', text: '\tsecond', time: 200 },
  ]);
});

test('sentences with an apostrophe, an inserted value or backticks are found', () => {
  const line = (text: string) => [{ file: 'a.ts', text, time: Date.UTC(2026, 0, 1) / 1000 }];
  const day = (source: string, page: string) => lastModifiedFrom(line(source))(page);
  expect(day("  text: 'A customer\\'s first week decides.',", "A customer's first week decides.")).toBe(
    '2026-01-01',
  );
  expect(
    day(
      ['  `$', '{company} keeps its promise to every customer.`'].join(''),
      'Acme keeps its promise to every customer.',
    ),
  ).toBe('2026-01-01');
  expect(day("  label: 'Schedule a Call',", 'Schedule a Call')).toBeUndefined();
});
