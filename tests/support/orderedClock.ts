import { SimulatedClock } from 'xstate';

/**
 * XState's simulated clock, which lets all the time pass at once, made to stop at each moment for which something is set:
 * what is set on the way comes in its turn, as with a real clock.
 */
export function orderedClock() {
  const clock = new SimulatedClock();
  const dues = new Set<number>();
  return {
    now: () => clock.now(),
    setTimeout: (run: () => void, ms: number) => {
      dues.add(clock.now() + ms);
      return clock.setTimeout(run, ms);
    },
    clearTimeout: (id: number) => clock.clearTimeout(id),
    /** Lets `ms` pass. */
    advance: (ms: number) => {
      const end = clock.now() + ms;
      for (;;) {
        const due = Math.min(...dues);
        if (due > end) break;
        dues.delete(due);
        clock.increment(Math.max(0, due - clock.now()));
      }
      clock.increment(end - clock.now());
    },
  };
}
