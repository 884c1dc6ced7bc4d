/**
 * npm test: types, lint, unit and component tests, the production build, browser tests. Each part runs even when one
 * before it failed, unless it needs it; the last line counts over all of them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../e2e/support/chromium.mjs';

const root = join(import.meta.dirname, '..');
const reports = await mkdtemp(join(tmpdir(), 'site-tests-'));

/** Runs a package's command or a script; resolves to whether it succeeded. */
function run(command, environment = {}) {
  const [program, ...options] = command;
  const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
  console.log(`\n> ${command.join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn(path, options, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

const one = (isPassed) => ({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });

/** Reads a runner's JSON report. A runner that wrote none, or failed without a failed test, counts as one failure. */
async function counted(file, isPassed, read) {
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  const counts = report ? read(report) : { passed: 0, failed: 0 };
  return !isPassed && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function vitest() {
  const file = join(reports, 'vitest.json');
  const isPassed = await run([
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return counted(file, isPassed, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

async function playwright() {
  const file = join(reports, 'playwright.json');
  const isPassed = await run(
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  return counted(file, isPassed, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}

/** Finds a Chromium, or lets Playwright install its own. @throws Error in one line when there is none to be had. */
function ensureChromium() {
  try {
    return findChromium();
  } catch (error) {
    if (process.env.CHROMIUM_PATH) throw error;
    spawnSync(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium'], { stdio: 'ignore' });
    return findChromium();
  }
}

let hasChromium = true;
try {
  console.log(`Browser tests will use ${ensureChromium()}`);
} catch (error) {
  hasChromium = false;
  console.error(error.message);
}

const results = [
  one(await run(['tsc', '--noEmit'])),
  one(await run(['biome', 'check', '--config-path=tests/lint.json', '--error-on-warnings'])),
  await vitest(),
];
const isBuilt = await run(['node', 'build.mjs', 'build', '--demo']);
results.push(one(isBuilt));
if (isBuilt) results.push(hasChromium ? await playwright() : one(false));

const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
