import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const SAMPLE_MS = 50;

/**
 * Resident memory of a process and its children in bytes; 0 where there is no /proc. esbuild is a child of the build.
 * @param {number} pid
 * @returns {Promise<number>}
 */
async function residentMemory(pid) {
  const [status, children] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''),
  ]);
  const [, kibibytes = '0'] = status.match(/^VmRSS:\s+(\d+)/m) ?? [];
  const ofChildren = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(residentMemory));
  return Number(kibibytes) * 1024 + ofChildren.reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Builds a site and samples the memory of the build every 50 ms.
 * @param {string} folder of its sources.
 * @returns seconds, the largest sample in bytes (undefined without /proc), the exit code, and the lines of the error output.
 */
export async function measureBuild(folder) {
  const start = performance.now();
  const child = spawn(process.execPath, ['build.mjs', 'build', '--demo'], {
    cwd: folder,
    env: { ...process.env, SITE_OUTPUT: 'dist' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let peak = 0;
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const sampling = setInterval(async () => {
    if (child.pid) peak = Math.max(peak, await residentMemory(child.pid));
  }, SAMPLE_MS);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => clearInterval(sampling));
  return {
    seconds: (performance.now() - start) / 1000,
    peak: peak || undefined,
    code,
    errors: errors.trim().split('\n').filter(Boolean),
  };
}
