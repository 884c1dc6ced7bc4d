import { afterEach, beforeEach, vi } from 'vitest';
import type { EventObject } from 'xstate';

/** Each test of the file has fake timers. */
export function fakeTimers(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
}

/** Sends events to an actor in order. A number is elapsed time in ms. */
export function takeSteps<Event extends EventObject>(
  actor: { send(event: Event): void },
  steps: readonly (Event | number)[],
): void {
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else actor.send(step);
  }
}
