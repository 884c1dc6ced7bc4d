import { describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { toastModel } from '../../../machines/models/toast.model';
import { activePaths } from '../../../machines/statechart/graph';
import { type ToastEvent, toastMachine } from '../../../machines/toast.machine';
import { describeModel } from '../../support/describeModel';
import { fakeTimers, takeSteps } from '../../support/fakeTimers';

fakeTimers();

/** An event, or elapsed time in ms. */
type Step = ToastEvent | number;

/** One toast on screen, under a parent that records its reports. */
function shownToast({ isPaused = false } = {}) {
  const reports: unknown[] = [];
  const parent = createActor(
    setup({ actors: { toast: toastMachine } }).createMachine({
      invoke: { src: 'toast', id: 'toast', input: { id: 'toast-0', isPaused } },
      on: { 'toast.left': { actions: ({ event }) => void reports.push(event) } },
    }),
  ).start();
  const toast = parent.getSnapshot().children.toast;
  if (!toast) throw new Error('The parent has no toast.');
  return {
    reports,
    stop: () => parent.stop(),
    state: () => activePaths(toast.getSnapshot().value).at(-1),
    remaining: () => toast.getSnapshot().context.remaining,
    take: (...steps: readonly Step[]) => takeSteps(toast, steps),
  };
}

const paused: ToastEvent = { type: 'time.paused' };
const resumed: ToastEvent = { type: 'time.resumed' };
const dismissed: ToastEvent = { type: 'toast.dismissed' };

describe('a toast stays 6 s, without the time of its pauses', () => {
  test.each<readonly [rule: string, steps: readonly Step[]]>([
    ['without a pause', [5_999]],
    ['a pause leaves the rest', [2_000, paused, 60_000, resumed, 3_999]],
    [
      'pauses add up',
      [1_000, paused, 500, resumed, 2_000, paused, 9_000, resumed, 2_500, paused, 1, resumed, 499],
    ],
    ['a repeated pause counts once', [2_000, paused, paused, 1_000, resumed, 1_000, resumed, 2_999]],
    ['a pause in the last millisecond leaves 1 ms', [5_999, paused, 10_000, resumed]],
  ])('%s', (_rule, steps) => {
    const { take, state } = shownToast();
    take(...steps);
    expect(state()).toBe('shown.running');
    take(1);
    expect(state()).toBe('leaving');
  });

  test('a toast that is added during a pause has its 6 s afterwards', () => {
    const { take, state } = shownToast({ isPaused: true });
    expect([state(), vi.getTimerCount()]).toEqual(['shown.paused', 0]);
    take(60_000, resumed, 5_999);
    expect(state()).toBe('shown.running');
    take(1);
    expect(state()).toBe('leaving');
  });

  test('a change of the system clock does not shorten them', () => {
    const { take, state } = shownToast();
    take(2_000);
    vi.setSystemTime(Date.now() + 7_200_000);
    take(paused, resumed, 3_999);
    expect(state()).toBe('shown.running');
  });

  test('a pause that a busy page handles too late leaves 0 ms, not less', () => {
    const { take, remaining } = shownToast();
    take(5_000);
    const late = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_500);
    take(paused);
    late.mockRestore();
    expect(remaining()).toBe(0);
  });
});

describe('a toast leaves in 200 ms, and reports it once', () => {
  test.each<readonly [when: string, steps: readonly Step[]]>([
    ['after its time', [6_000]],
    ['when it is dismissed', [3_000, dismissed]],
    ['when it is dismissed during a pause', [3_000, paused, dismissed]],
    ['also when a pause starts meanwhile', [6_000, paused]],
  ])('%s', (_when, steps) => {
    const { take, state, reports } = shownToast();
    take(...steps, 199);
    expect([state(), reports]).toEqual(['leaving', []]);
    take(1);
    expect(state()).toBe('gone');
    take(60_000);
    expect(reports).toEqual([{ type: 'toast.left', id: 'toast-0' }]);
  });

  test('a second dismissal does not restart the 200 ms', () => {
    const { take, reports } = shownToast();
    take(dismissed, 100, dismissed, 100);
    expect(reports).toHaveLength(1);
  });
});

test.each<readonly [state: string, steps: readonly Step[]]>([
  ['running', [1_000]],
  ['paused', [1_000, paused]],
  ['leaving', [dismissed, 100]],
])('a toast that is stopped while %s leaves no timer and reports nothing', (_state, steps) => {
  const { take, stop, reports } = shownToast();
  take(...steps);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(reports).toEqual([]);
});

describeModel(toastMachine, toastModel, {
  shown: ({ can, context }) => {
    expect(can({ type: 'toast.dismissed' })).toBe(true);
    expect(context.remaining).toBeGreaterThan(0);
    expect(context.remaining).toBeLessThanOrEqual(6_000);
  },
  'shown.arriving': undefined,
  'shown.running': ({ context, waitsMs }) => expect(waitsMs).toEqual([context.remaining]),
  'shown.paused': ({ waitsMs }) => expect(waitsMs).toEqual([]),
  leaving: ({ can, waitsMs }) => {
    expect(waitsMs).toEqual([200]);
    expect(can({ type: 'time.paused' })).toBe(false);
  },
  gone: ({ snapshot, waitsMs }) => expect([snapshot.status, waitsMs]).toEqual(['done', []]),
});
