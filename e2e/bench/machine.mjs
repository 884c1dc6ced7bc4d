import { readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

/**
 * @typedef {object} CpuTimes ticks since the machine was started, over all cores.
 * @property {number} idle
 * @property {number} stolen time in which the hypervisor ran something else.
 * @property {number} all
 */

/**
 * Reads the first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal (man 5 proc).
 * @param {string} text
 * @returns {CpuTimes}
 */
export function parseCpuTimes(text) {
  const ticks = text.split('\n')[0].trim().split(/\s+/).slice(1, 9).map(Number);
  const [, , , idle, waiting = 0, , , stolen = 0] = ticks;
  return { idle: idle + waiting, stolen, all: ticks.reduce((sum, each) => sum + each, 0) };
}

/**
 * Shares of the CPU time between two readings, from 0 to 1.
 * @param {CpuTimes} before
 * @param {CpuTimes} after
 */
export function cpuShares(before, after) {
  const all = Math.max(1, after.all - before.all);
  const stolen = (after.stolen - before.stolen) / all;
  return { busy: 1 - (after.idle - before.idle) / all - stolen, stolen };
}

/** The CPU times; undefined where there is no /proc. */
export const readCpuTimes = () => readFile('/proc/stat', 'utf8').then(parseCpuTimes, () => undefined);

const percent = (/** @type {number} */ share) => `${Math.round(share * 100)} %`;

/** How many tasks wait for the cores: more than one per core blurs every time. */
export const loadLine = () =>
  `${new Date().toISOString()}, load average ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`;

/**
 * How busy the machine was, the bench included.
 * @param {CpuTimes | undefined} before
 */
export async function shareLine(before) {
  const after = await readCpuTimes();
  if (!before || !after) return 'CPU shares: not known on this system';
  const { busy, stolen } = cpuShares(before, after);
  return `CPU during the run: busy ${percent(busy)}, stolen by other guests of the host ${percent(stolen)}`;
}
