const MAX_TASK_MS = 50;
const SHIFT_GAP_MS = 1_000;
const SHIFT_WINDOW_MS = 5_000;

/**
 * The value below which a share of the numbers lies, interpolated between neighbours.
 * @param {readonly number[]} numbers in any unit, at least one.
 * @param {number} share from 0 to 1.
 */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  return below + (above - below) * (position - Math.floor(position));
}

/** @param {readonly number[]} numbers in any unit, at least one. */
export const median = (numbers) => quantile(numbers, 0.5);

/**
 * Total blocking time in ms: what every long task takes beyond 50 ms, counted from the first contentful paint on.
 * @param {readonly { start: number, duration: number }[]} longTasks in ms.
 * @param {number} firstPaint in ms.
 */
export function blockingTime(longTasks, firstPaint) {
  const excess = longTasks.map(({ start, duration }) => {
    const end = start + duration;
    return Math.max(0, end - Math.max(start, firstPaint) - MAX_TASK_MS);
  });
  return excess.reduce((sum, ms) => sum + ms, 0);
}

/**
 * Cumulative layout shift (no unit): the worst session window, whose shifts are less than 1 s apart and which lasts
 * at most 5 s (web.dev/articles/cls). Shifts within 500 ms of an input do not count.
 * @param {readonly { start: number, value: number, hadRecentInput: boolean }[]} shifts in order; start in ms.
 */
export function layoutShift(shifts) {
  let worst = 0;
  let session = { first: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, value: 0 };
  for (const { start, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const isSameSession = start - session.last < SHIFT_GAP_MS && start - session.first < SHIFT_WINDOW_MS;
    session = isSameSession
      ? { ...session, last: start, value: session.value + value }
      : { first: start, last: start, value };
    worst = Math.max(worst, session.value);
  }
  return worst;
}
