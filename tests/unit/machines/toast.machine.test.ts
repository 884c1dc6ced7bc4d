import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { activePaths } from '../../../machines/statechart/engine';
import { LIFETIME_MS, type ToastEvent, toastMachine } from '../../../machines/toast.machine';
import { fc } from '../../support/fastCheck';
import { namedTransitionsOf } from '../../support/machineStates';
import { asLines } from '../../support/transitionTable';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** One toast on screen, under a parent that counts its departures. */
function shownToast(isPaused = false) {
  let departures = 0;
  const parent = createActor(
    setup({ actors: { toast: toastMachine } }).createMachine({
      invoke: { src: 'toast', id: 'toast', input: { id: 'toast-0', isPaused } },
      on: {
        'toast.left': {
          actions: ({ event }) => {
            expect(event).toEqual({ type: 'toast.left', id: 'toast-0' });
            departures += 1;
          },
        },
      },
    }),
  ).start();
  const toast = parent.getSnapshot().children.toast;
  if (!toast) throw new Error('The parent has no toast.');
  return {
    toast,
    departures: () => departures,
    stop: () => parent.stop(),
    state: () => activePaths(toast.getSnapshot().value).at(-1),
    take: (...steps: readonly (ToastEvent | number)[]) => {
      for (const step of steps) {
        if (typeof step === 'number') vi.advanceTimersByTime(step);
        // Nobody holds a toast that is gone: the toasts' machine has let it go.
        else if (toast.getSnapshot().status === 'active') toast.send(step);
      }
    },
  };
}

const paused: ToastEvent = { type: 'time.paused' };
const resumed: ToastEvent = { type: 'time.resumed' };
const dismissed: ToastEvent = { type: 'toast.dismissed' };

describe('a toast without interaction', () => {
  test('stays 6 s, then takes 200 ms to leave, then reports once that it has left', () => {
    expect(LIFETIME_MS).toBe(6_000);
    const { take, state, departures } = shownToast();
    take(5_999);
    expect([state(), departures()]).toEqual(['shown.running', 0]);
    take(1);
    expect([state(), departures()]).toEqual(['leaving', 0]);
    take(199);
    expect([state(), departures()]).toEqual(['leaving', 0]);
    take(1);
    expect([state(), departures()]).toEqual(['gone', 1]);
    take(60_000);
    expect(departures()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is done when it has left', () => {
    const { take, toast } = shownToast();
    take(6_199);
    expect(toast.getSnapshot().status).toBe('active');
    take(1);
    expect(toast.getSnapshot().status).toBe('done');
  });
});

describe('a pause', () => {
  test('keeps the toast as long as it lasts, without a timer', () => {
    const { take, state } = shownToast();
    take(2_000, paused);
    expect([state(), vi.getTimerCount()]).toEqual(['shown.paused', 0]);
    take(3_600_000);
    expect(state()).toBe('shown.paused');
  });

  test('leaves the time that remained', () => {
    const { take, state } = shownToast();
    take(2_000, paused, 60_000, resumed, 3_999);
    expect(state()).toBe('shown.running');
    take(1);
    expect(state()).toBe('leaving');
  });

  test('may come several times: 6 s of running time in all', () => {
    const { take, state } = shownToast();
    take(1_000, paused, 500, resumed, 2_000, paused, 9_000, resumed, 2_500, paused, 1, resumed, 499);
    expect(state()).toBe('shown.running');
    take(1);
    expect(state()).toBe('leaving');
  });

  test('repeated has no further effect, and neither has a repeated end', () => {
    const { take, state } = shownToast();
    take(2_000, paused, paused, 1_000, resumed, 1_000, resumed, 2_999);
    expect(state()).toBe('shown.running');
    take(1);
    expect(state()).toBe('leaving');
  });

  test('is not affected by a clock that is set back or forward', () => {
    const { take, state } = shownToast();
    take(2_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    take(paused, 1_000, resumed);
    vi.setSystemTime(Date.now() + 7_200_000);
    take(paused, resumed, 3_999);
    expect(state()).toBe('shown.running');
    take(1);
    expect(state()).toBe('leaving');
  });

  test('in the last millisecond leaves 1 ms', () => {
    const { take, state } = shownToast();
    take(5_999, paused, 10_000, resumed);
    expect(state()).toBe('shown.running');
    take(1);
    expect(state()).toBe('leaving');
  });

  test('after the time has ended, before a busy page has handled it, leaves 0 ms, not less', () => {
    const { take, state, toast } = shownToast();
    take(5_000);
    const late = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_500);
    take(paused);
    late.mockRestore();
    expect([state(), toast.getSnapshot().context.remaining]).toEqual(['shown.paused', 0]);
    take(resumed, 0);
    expect(state()).toBe('leaving');
  });

  test('that is active when the toast is added: its 6 s start at the end of it', () => {
    const { take, state } = shownToast(true);
    expect([state(), vi.getTimerCount()]).toEqual(['shown.paused', 0]);
    take(60_000, resumed, 5_999);
    expect(state()).toBe('shown.running');
    take(1);
    expect(state()).toBe('leaving');
  });

  test('does not hold a toast that is leaving', () => {
    const { take, departures } = shownToast();
    take(6_000, paused, 200);
    expect(departures()).toBe(1);
  });
});

describe('a dismissal', () => {
  test.each([
    ['at once', []],
    ['while its time runs', [3_000]],
    ['while its time is paused', [3_000, paused]],
  ] as const)('%s: leaves in 200 ms', (_when, steps) => {
    const { take, state, departures } = shownToast();
    take(...steps, dismissed);
    expect([state(), vi.getTimerCount()]).toEqual(['leaving', 1]);
    take(200);
    expect([state(), departures()]).toEqual(['gone', 1]);
  });

  test('repeated has no further effect', () => {
    const { take, departures } = shownToast();
    take(dismissed, 100, dismissed, 99);
    expect(departures()).toBe(0);
    take(1);
    expect(departures()).toBe(1);
    take(6_000);
    expect(departures()).toBe(1);
  });
});

test.each([
  ['running', [1_000]],
  ['paused', [1_000, paused]],
  ['leaving', [dismissed, 100]],
] as const)('stopping while %s leaves no timer and reports nothing', (_state, steps) => {
  const { take, stop, departures } = shownToast();
  take(...steps);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  take(60_000);
  expect(departures()).toBe(0);
});

/** Each transition of the machine: how to get to its source, what happens, and the states that it joins. */
const transitions = [
  { source: 'shown', event: 'toast.dismissed', target: 'leaving', before: [], step: dismissed },
  { source: 'shown.running', event: 'after remaining', target: 'leaving', before: [], step: 6_000 },
  { source: 'shown.running', event: 'time.paused', target: 'shown.paused', before: [], step: paused },
  { source: 'shown.paused', event: 'time.resumed', target: 'shown.running', before: [paused], step: resumed },
  { source: 'leaving', event: 'after leaving', target: 'gone', before: [dismissed], step: 200 },
] as const;

describe('each transition', () => {
  test.each(transitions)('$source -- $event --> $target', ({ before, step, source, target }) => {
    const { toast, take } = shownToast();
    take(...before);
    expect(activePaths(toast.getSnapshot().value)).toContain(source);
    take(step);
    expect(activePaths(toast.getSnapshot().value)).toContain(target);
  });

  test('is in the table above: the machine has no others', () => {
    expect(asLines(transitions)).toEqual(asLines(namedTransitionsOf(toastMachine)));
  });
});

test('whatever happens, a toast has 6 s of running time unless it is dismissed, and leaves once', () => {
  const steps = fc.oneof(
    fc.oneof(fc.nat(500), fc.nat(7_000)),
    fc.constantFrom(paused, paused, resumed, resumed, dismissed),
  );
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), fc.boolean(), (sequence, startsPaused) => {
      const { take, state, departures, stop } = shownToast(startsPaused);
      let isRunning = !startsPaused;
      let runningTime = 0;
      /** Since when it leaves, in ms of the test's time. */
      let leavingSince: number | undefined;
      let now = 0;
      for (const step of sequence) {
        take(step);
        if (typeof step === 'number') {
          if (isRunning && leavingSince === undefined && runningTime + step >= LIFETIME_MS) {
            leavingSince = now + LIFETIME_MS - runningTime;
          }
          if (isRunning) runningTime += step;
          now += step;
        } else if (step === dismissed) leavingSince ??= now;
        else isRunning = step === resumed;

        const isGone = leavingSince !== undefined && now - leavingSince >= 200;
        const shown = isRunning ? 'shown.running' : 'shown.paused';
        expect(state()).toBe(isGone ? 'gone' : leavingSince !== undefined ? 'leaving' : shown);
        expect(departures()).toBe(isGone ? 1 : 0);
        expect(vi.getTimerCount()).toBe(isGone || state() === 'shown.paused' ? 0 : 1);
      }
      stop();
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});
