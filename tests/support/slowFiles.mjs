const COUNT = 20;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8);

/**
 * Table of the slowest files, one line each: the time of all tests, the part of it that was spent waiting, their number.
 * @param {readonly { file: string, tests: number, ms: number, waitMs?: number }[]} files durations in ms; those of waits
 * are known for browser tests only.
 */
export const slowFiles = (files) =>
  files
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, COUNT)
    .map(({ file, tests, ms, waitMs }) => {
      const waits = waitMs === undefined ? '' : `, waits ${seconds(waitMs).trim()}`;
      return `${seconds(ms)}  ${file} (${tests} tests${waits})`;
    })
    .join('\n');
