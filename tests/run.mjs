/**
 * npm test: types, lint, unit, model and component tests, the production build, browser tests of the site. Each part runs even
 * if another has failed, unless it needs it. Prints the slowest files and the duration of each part; the last line counts over
 * all parts.
 *
 * `node tests/run.mjs quick` leaves the browser out, `full` adds the viewer and every other script `test:NAME` of package.json,
 * and names select suites and parts: `node tests/run.mjs usual viewer`, `node tests/run.mjs types browser`.
 */
import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { startableTestBrowser } from '../e2e/support/chromium.mjs';
import { ensureBrowser } from './support/ensureBrowser.mjs';
import { slowFiles } from './support/slowFiles.mjs';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache');
/** More would load the site more often than they save. */
const MAX_SHARDS = 4;
const reports = await mkdtemp(join(tmpdir(), 'site-tests-'));
await mkdir(cache, { recursive: true });

/**
 * Runs a command of a package, a script, or npm.
 * @param isQuiet whether its output is printed at its end, because another command prints at the same time.
 * @returns whether it succeeded.
 */
function run(command, { environment = {}, isQuiet = false } = {}) {
  const [program, ...options] = command;
  const path = { node: process.execPath, npm: 'npm' }[program] ?? join(root, 'node_modules/.bin', program);
  const title = `\n> ${command.join(' ')}`;
  if (!isQuiet) console.log(title);
  return new Promise((resolve) => {
    const child = spawn(path, options, {
      cwd: root,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        printed += data;
      });
    }
    child.once('close', (code) => {
      if (isQuiet) console.log(`${title}\n${printed.trimEnd()}`);
      resolve(code === 0);
    });
  });
}

/** Result of a part that passes or fails as a whole. */
const whole = (isPassed) => ({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, files: [] });

/** Reads a file; the fallback if there is none. */
const readJson = (file, fallback = undefined) => readFile(file, 'utf8').then(JSON.parse, () => fallback);

/** Reads a runner's report. A runner that wrote none, or failed without a failed test, counts as one failure. */
async function counted(file, isPassed, read = (report) => report) {
  const report = await readJson(file);
  const result = report ? read(report) : { passed: 0, failed: 0, files: [] };
  return !isPassed && result.failed === 0 ? { ...result, failed: 1 } : result;
}

const readVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  files: testResults.map(({ name, assertionResults }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    ms: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  })),
});

/** Duration of each file of unit tests in the last run, by which the next one splits them. */
const fileTimes = join(cache, 'test-times.json');
/** Its copy for all shards of this run: they split the files in the same way, even if another run ends meanwhile. */
const knownTimes = join(reports, 'known-times.json');

/**
 * Each shard is a process with one worker: files of a worker share modules and the environment, which workers of one
 * process do not.
 */
async function unitShard(shard, shards) {
  const file = join(reports, `vitest-${shard}.json`);
  const times = join(reports, `times-${shard}.json`);
  const isPassed = await run(
    [
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--maxWorkers=1',
      `--shard=${shard}/${shards}`,
      '--reporter=minimal',
      '--reporter=json',
      '--reporter=./tests/support/fileTimes.ts',
      `--outputFile.json=${file}`,
    ],
    {
      isQuiet: true,
      environment: {
        // The configuration imports TypeScript without file endings, as all modules do.
        VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
        TEST_TIMES: knownTimes,
        TEST_TIMES_OUTPUT: times,
      },
    },
  );
  return { ...(await counted(file, isPassed, readVitest)), times: await readJson(times, {}) };
}

async function unit() {
  const shards = Math.min(availableParallelism(), MAX_SHARDS);
  await copyFile(fileTimes, knownTimes).catch(() => undefined);
  const results = await Promise.all(
    Array.from({ length: shards }, (_, index) => unitShard(index + 1, shards)),
  );
  await writeFile(fileTimes, JSON.stringify(Object.assign({}, ...results.map(({ times }) => times))));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), files: results.flatMap(({ files }) => files) };
}

/** Runs the tests of a configuration of Playwright. */
async function browserTests(config) {
  if (!hasBrowser) return whole(false);
  const file = join(reports, `${basename(config)}.json`);
  const isPassed = await run(['playwright', 'test', '--config', config], {
    environment: { TEST_REPORT: file },
  });
  return counted(file, isPassed);
}

const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const isQuiet = true;
const types = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', join(cache, 'types.tsbuildinfo')];
const lint = ['biome', 'check', '--config-path=tests/lint.json', '--error-on-warnings'];
const parts = {
  types: async () => whole(await run(types, { isQuiet })),
  lint: async () => whole(await run(lint, { isQuiet })),
  unit,
  build: async () => whole(await built),
  browser: async () => ((await built) ? browserTests('e2e/playwright.config.ts') : whole(false)),
  viewer: () => browserTests('e2e/viewer.config.ts'),
};
/** Parts that run one after another, after all others: they need the whole machine. */
const others = Object.keys(scripts).flatMap((name) => {
  const [, part] = /^test:(?!quick$|full$)(.+)$/.exec(name) ?? [];
  return part && !(part in parts) ? [part] : [];
});
for (const part of others) parts[part] = async () => whole(await run(['npm', 'run', `test:${part}`]));

const suites = {
  quick: ['types', 'lint', 'unit'],
  usual: ['types', 'lint', 'unit', 'build', 'browser'],
  full: Object.keys(parts),
};
const [, , ...names] = process.argv;
const selected = (names.length > 0 ? names : ['usual']).flatMap((name) => suites[name] ?? [name]);
const unknown = selected.filter((part) => !(part in parts));
if (unknown.length > 0) {
  const known = [...Object.keys(suites), ...Object.keys(parts)].join(', ');
  console.error(`There is no part "${unknown.join('", "')}". Known: ${known}`);
  process.exit(1);
}

let hasBrowser = true;
if (selected.includes('browser') || selected.includes('viewer')) {
  try {
    const path = await ensureBrowser(startableTestBrowser, () => run(['playwright', 'install', 'chromium']));
    console.log(`Browser tests will use ${path}`);
  } catch (error) {
    hasBrowser = false;
    console.error(`${error.message} The parts that need no browser run now.`);
  }
}

const secondsSince = (time) => Math.round((performance.now() - time) / 1000);
const start = performance.now();
const results = new Map();
const runPart = async (part) => {
  if (!selected.includes(part)) return;
  const partStart = performance.now();
  const result = await parts[part]();
  results.set(part, { ...result, seconds: secondsSince(partStart) });
};
// Types, lint and build take turns beside the unit tests.
let built;
const beside = async () => {
  await runPart('types');
  await runPart('lint');
  if (!selected.includes('build') && !selected.includes('browser')) return;
  built = run(['node', 'build.mjs', 'build', '--demo'], { isQuiet });
  await runPart('build');
};
await Promise.all([runPart('unit'), beside()]);
await built;
for (const part of ['browser', 'viewer', ...others]) await runPart(part);

for (const [part, { files }] of results) {
  if (files.length > 0) console.log(`\nSlowest files of ${part}\n${slowFiles(files)}`);
}
const total = (key) => [...results.values()].reduce((sum, result) => sum + result[key], 0);
const failed = [...results].flatMap(([part, result]) => (result.failed > 0 ? [part] : []));
const durations = [...results].map(([part, { seconds }]) => `${part} ${seconds} s`);
console.log(`\n${secondsSince(start)} s: ${durations.join(', ')}`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
