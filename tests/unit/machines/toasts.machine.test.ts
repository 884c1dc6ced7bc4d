import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { toastsModel } from '../../../machines/models/toasts.model';
import { activePaths } from '../../../machines/statechart/graph';
import { type ToastsEvent, toastsMachine } from '../../../machines/toasts.machine';
import { describeModel, type Facts } from '../../support/describeModel';
import { fakeTimers, takeSteps } from '../../support/fakeTimers';

fakeTimers();

/** An event, or elapsed time in ms. */
type Step = ToastsEvent | number;

function toasts(...steps: readonly Step[]) {
  const actor = createActor(toastsMachine).start();
  const take = (...more: readonly Step[]) => takeSteps(actor, more);
  take(...steps);
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    take,
    /** The ids of the visible toasts, newest first. */
    shown: () => context().shown.map(({ id }) => id),
    /** The states of the visible toasts, newest first. */
    states: () => context().shown.map(({ ref }) => activePaths(ref.getSnapshot().value).at(-1)),
    /** The ids of the waiting toasts, oldest first. */
    waiting: () => context().waiting.map(({ id }) => id),
    focus: () => actor.getSnapshot().value.focus,
  };
}

const added: ToastsEvent = { type: 'toast.added', toast: { kind: 'success', title: 'Message sent!' } };
const four: readonly Step[] = [added, added, added, added];
const dismissed = (id: string): ToastsEvent => ({ type: 'toast.dismissed', id });
const over: ToastsEvent = { type: 'pointer.entered' };
const away: ToastsEvent = { type: 'pointer.left' };
const focused: ToastsEvent = { type: 'focus.entered' };
const blurred: ToastsEvent = { type: 'focus.left' };
const hotkey: ToastsEvent = { type: 'hotkey.pressed' };
const pressed: ToastsEvent = { type: 'press.started' };
const released: ToastsEvent = { type: 'press.ended' };
const hidden: ToastsEvent = { type: 'page.hidden' };
const visible: ToastsEvent = { type: 'page.shown' };

test('no toast is shown at the start', () => {
  const { shown, waiting } = toasts();
  expect([shown(), waiting(), vi.getTimerCount()]).toEqual([[], [], 0]);
});

describe('an added toast', () => {
  test('is shown at once with its text', () => {
    const toast = { kind: 'error', title: 'Not sent', description: 'Please try again.' } as const;
    const { actor } = toasts({ type: 'toast.added', toast });
    expect(actor.getSnapshot().context.shown).toMatchObject([{ ...toast, id: 'toast-0' }]);
  });

  test('leaves the screen 200 ms after its 6 s', () => {
    const { take, states } = toasts(added, 5_999);
    expect(states()).toEqual(['shown.running']);
    take(1);
    expect(states()).toEqual(['leaving']);
    take(199);
    expect(states()).toEqual(['leaving']);
    take(1);
    expect([states(), vi.getTimerCount()]).toEqual([[], 0]);
  });

  test('never gets the id of an earlier one', () => {
    expect(toasts(added, added, 6_200, added).shown()).toEqual(['toast-2']);
  });
});

describe('at most three toasts are visible', () => {
  test('the newest in front; later ones wait in their order', () => {
    const { shown, waiting } = toasts(...four, added);
    expect([shown(), waiting()]).toEqual([
      ['toast-2', 'toast-1', 'toast-0'],
      ['toast-3', 'toast-4'],
    ]);
    expect(vi.getTimerCount()).toBe(3);
  });

  test('a fourth is shown when one has left, and its 6 s start then', () => {
    const { take, shown, states } = toasts(added, 1_000, added, added, added, 5_199);
    expect(shown()).toEqual(['toast-2', 'toast-1', 'toast-0']);
    take(1);
    expect(shown()).toEqual(['toast-3', 'toast-2', 'toast-1']);
    take(5_999);
    expect([shown(), states()]).toEqual([['toast-3'], ['shown.running']]);
    take(1);
    expect(states()).toEqual(['leaving']);
  });

  test('ten are shown three at a time', () => {
    const { take, shown } = toasts(...Array<Step>(10).fill(added));
    for (const newest of [2, 5, 8]) {
      expect(shown()).toEqual([newest, newest - 1, newest - 2].map((count) => `toast-${count}`));
      take(6_200);
    }
    expect(shown()).toEqual(['toast-9']);
  });
});

describe('a dismissal', () => {
  test('removes one toast, shows the next, and leaves the time of the others unchanged', () => {
    const { take, shown, states } = toasts(...four, 2_000, dismissed('toast-1'), 199);
    expect(shown()).toEqual(['toast-2', 'toast-1', 'toast-0']);
    take(1);
    expect(shown()).toEqual(['toast-3', 'toast-2', 'toast-0']);
    take(3_799);
    expect(states()).toEqual(['shown.running', 'shown.running', 'shown.running']);
    take(1);
    expect(states()).toEqual(['shown.running', 'leaving', 'leaving']);
  });

  test.each(['toast-9', 'toast-3'])('of %s, which is not on screen, has no effect', (id) => {
    const { take, shown, states, waiting } = toasts(...four);
    take(dismissed(id), { type: 'toast.left', id });
    expect([shown(), waiting()]).toEqual([['toast-2', 'toast-1', 'toast-0'], ['toast-3']]);
    expect(states()).toEqual(['shown.running', 'shown.running', 'shown.running']);
  });
});

describe.each([
  ['the pointer', over, away],
  ['the focus', focused, blurred],
  ['the hotkey', hotkey, blurred],
  ['a hidden page', hidden, visible],
])('%s', (_cause, begin, end) => {
  test('stops the time of all toasts without a timer, and each keeps its rest', () => {
    const { take, states } = toasts(added, 1_000, added, 1_000, begin);
    expect(vi.getTimerCount()).toBe(0);
    take(3_600_000);
    expect(states()).toEqual(['shown.paused', 'shown.paused']);
    take(end, 3_999);
    expect(states()).toEqual(['shown.running', 'shown.running']);
    take(1);
    expect(states()).toEqual(['shown.running', 'leaving']);
    take(1_000);
    expect(states()).toEqual(['leaving']);
  });

  test('holds a toast that is added meanwhile, and one that follows a dismissed toast', () => {
    const { take, states } = toasts(added, added, begin, added, added, dismissed('toast-1'), 60_000);
    expect(states()).toEqual(['shown.paused', 'shown.paused', 'shown.paused']);
    take(end, 5_999);
    expect(states()).toEqual(['shown.running', 'shown.running', 'shown.running']);
    take(1);
    expect(states()).toEqual(['leaving', 'leaving', 'leaving']);
  });

  test('counts once if it is reported twice', () => {
    expect(toasts(added, begin, begin, 10_000, end, end).states()).toEqual(['shown.running']);
  });
});

test.each([
  ['away from the pointer', [blurred, visible], away],
  ['away from the focus', [away, visible], blurred],
  ['on a visible page', [away, blurred], visible],
] as const)('the time resumes only when the toasts are also %s', (_where, earlier, last) => {
  const { take, states } = toasts(added, over, focused, hidden, ...earlier, 10_000);
  expect(states()).toEqual(['shown.paused']);
  take(last);
  expect(states()).toEqual(['shown.running']);
});

describe('a toast that leaves under the pointer or with the focus', () => {
  test('as the last one ends both, so that the next toast runs', () => {
    const { take, actor, states } = toasts(added, over, focused, dismissed('toast-0'), 200);
    expect(actor.getSnapshot().value).toMatchObject({ queue: 'empty', pointer: 'away', focus: 'away' });
    take(added);
    expect(states()).toEqual(['shown.running']);
  });

  test('keeps the others paused', () => {
    expect(toasts(added, added, over, dismissed('toast-1'), 200, 60_000).states()).toEqual(['shown.paused']);
  });

  test('keeps the next one paused on a hidden page', () => {
    expect(toasts(added, over, hidden, dismissed('toast-0'), 200, added).states()).toEqual(['shown.paused']);
  });
});

describe('the focus', () => {
  test.each<readonly [rule: string, steps: readonly Step[], focus: string]>([
    ['does not count during a press', [pressed, focused], 'away'],
    ['counts after the press', [pressed, focused, released, focused], 'byTab'],
    ['stays during a press elsewhere', [focused, pressed, released], 'byTab'],
    ['comes by the hotkey', [hotkey, focused], 'byHotkey'],
    ['comes by the hotkey also during a press', [pressed, hotkey, focused], 'byHotkey'],
    ['that came by Tab is not moved by the hotkey', [focused, hotkey], 'byTab'],
    ['that left what the hotkey reached comes by Tab again', [hotkey, blurred, focused], 'byTab'],
  ])('%s', (_rule, steps, focus) => {
    expect(toasts(added, ...steps).focus()).toBe(focus);
  });
});

test('stopped toasts leave no timer', () => {
  const { actor } = toasts(...four, dismissed('toast-1'), 100);
  const refs = actor.getSnapshot().context.shown.map(({ ref }) => ref);
  actor.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(refs.map((ref) => ref.getSnapshot().status)).toEqual(['stopped', 'stopped', 'stopped']);
});

const idsOf = (toasts: readonly { readonly id: string }[]) => toasts.map(({ id }) => id);

/** One actor for each visible toast, and no other. */
function expectActors({ context, runs }: Facts<typeof toastsMachine>): void {
  expect([...runs].sort()).toEqual(idsOf(context.shown).sort());
}

describeModel(toastsMachine, toastsModel, {
  queue: (facts) => {
    const { context, waitsMs } = facts;
    expect(waitsMs).toEqual([]);
    expectActors(facts);
    const newestFirst = [...[...context.waiting].reverse(), ...context.shown];
    const numbers = idsOf(newestFirst).map((id) => Number(id.replace('toast-', '')));
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => other - one));
  },
  'queue.empty': ({ context }) => expect([...context.shown, ...context.waiting]).toEqual([]),
  'queue.showing': ({ context }) => {
    expect(context.shown.length).toBeGreaterThan(0);
    expect(context.shown.length).toBeLessThanOrEqual(3);
    if (context.waiting.length > 0) expect(context.shown).toHaveLength(3);
  },
  time: () => undefined,
  'time.running': ({ snapshot }) =>
    expect(snapshot.matches({ pointer: 'away', focus: 'away', page: 'shown' })).toBe(true),
  'time.paused': ({ snapshot }) =>
    expect(snapshot.matches({ pointer: 'away', focus: 'away', page: 'shown' })).toBe(false),
  pointer: ({ can, snapshot }) =>
    expect(can({ type: 'pointer.entered' })).toBe(snapshot.matches({ pointer: 'away' })),
  'pointer.away': ({ can }) => expect(can({ type: 'pointer.left' })).toBe(false),
  'pointer.over': ({ can }) => expect(can({ type: 'pointer.left' })).toBe(true),
  focus: ({ can, snapshot }) => {
    const isAway = snapshot.matches({ focus: 'away' });
    expect(can({ type: 'hotkey.pressed' })).toBe(isAway);
    expect(can({ type: 'focus.entered' })).toBe(isAway && snapshot.matches({ press: 'released' }));
  },
  'focus.away': ({ can }) => expect(can({ type: 'focus.left' })).toBe(false),
  'focus.byTab': ({ can }) => expect(can({ type: 'focus.left' })).toBe(true),
  'focus.byHotkey': ({ can }) => expect(can({ type: 'focus.left' })).toBe(true),
  press: ({ can, snapshot }) =>
    expect(can({ type: 'press.started' })).toBe(snapshot.matches({ press: 'released' })),
  'press.released': ({ can }) => expect(can({ type: 'press.ended' })).toBe(false),
  'press.held': ({ can }) => expect(can({ type: 'press.ended' })).toBe(true),
  page: ({ can, snapshot }) => expect(can({ type: 'page.hidden' })).toBe(snapshot.matches({ page: 'shown' })),
  'page.shown': ({ can }) => expect(can({ type: 'page.shown' })).toBe(false),
  'page.hidden': ({ can }) => expect(can({ type: 'page.shown' })).toBe(true),
});
