type Clock = () => number;

let clock: Clock = () => performance.now();

/** The time that machines read, in ms of a clock that nobody can set. */
export const now = (): number => clock();

/**
 * Runs something by another clock: a simulation has its own time. The clock is back when it returns or throws, so nothing
 * that runs later sees the other one.
 * @param other gives ms; only differences between its values matter.
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
