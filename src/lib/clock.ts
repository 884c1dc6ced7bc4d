type Clock = () => number;

let clock: Clock = () => performance.now();

/** Time for machines, in ms of a monotonic clock. */
export const now = (): number => clock();

/**
 * Runs a function with another clock, such as a simulated one. The previous clock is restored when the function returns or
 * throws, so code that runs later does not see the other one.
 * @param other returns ms; only differences between its values matter.
 */
export function withClock<Result>(other: Clock, run: () => Result): Result {
  const before = clock;
  clock = other;
  try {
    return run();
  } finally {
    clock = before;
  }
}
