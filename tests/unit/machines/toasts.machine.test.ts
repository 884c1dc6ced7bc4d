import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { activePaths } from '../../../machines/statechart/engine';
import { LIFETIME_MS } from '../../../machines/toast.machine';
import { MAX_SHOWN, type ToastsEvent, toastsMachine } from '../../../machines/toasts.machine';
import { fc } from '../../support/fastCheck';
import { namedTransitionsOf } from '../../support/machineStates';
import { asLines } from '../../support/transitionTable';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A step of a test: an event, or a time that passes, in ms. */
type Step = ToastsEvent | number;

function toasts(...steps: readonly Step[]) {
  /** The ids of all that have left, first to last; the toasts themselves tell it. */
  const left: string[] = [];
  const actor = createActor(toastsMachine, {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event' && inspected.event.type === 'toast.left')
        left.push(inspected.event.id);
    },
  }).start();
  const take = (...more: readonly Step[]) => {
    for (const step of more) {
      if (typeof step === 'number') vi.advanceTimersByTime(step);
      else actor.send(step);
    }
  };
  take(...steps);
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    take,
    left,
    /** The ids of the toasts on screen, newest first. */
    shown: () => context().shown.map(({ id }) => id),
    /** Their states, newest first. */
    states: () => context().shown.map(({ ref }) => activePaths(ref.getSnapshot().value).at(-1)),
    /** The ids of those that wait, oldest first. */
    waiting: () => context().waiting.map(({ id }) => id),
  };
}

const added: ToastsEvent = { type: 'toast.added', toast: { kind: 'success', title: 'Message sent!' } };
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

/** What makes the time stand still, and what ends it. */
const holds = [
  ['the pointer', over, away],
  ['the focus', focused, blurred],
  ['a hidden page', hidden, visible],
] as const;

test('is called toasts wherever its actors are listed', () => {
  expect(toastsMachine.id).toBe('toasts');
});

test('starts empty, without a timer', () => {
  const { shown, waiting } = toasts();
  expect([shown(), waiting(), vi.getTimerCount()]).toEqual([[], [], 0]);
});

describe('a toast that is added', () => {
  test('is shown at once with its text and an id of its own', () => {
    const { actor, shown } = toasts({
      type: 'toast.added',
      toast: { kind: 'error', title: 'Not sent', description: 'Please try again.' },
    });
    expect(actor.getSnapshot().context.shown).toMatchObject([
      { id: 'toast-0', kind: 'error', title: 'Not sent', description: 'Please try again.' },
    ]);
    expect(shown()).toEqual(['toast-0']);
  });

  test('is an actor with the id of the toast, and its time runs', () => {
    const { actor } = toasts(added);
    const [toast] = actor.getSnapshot().context.shown;
    expect(toast?.ref.id).toBe('toast-0');
    expect(toast?.ref.getSnapshot().context).toMatchObject({ id: 'toast-0', isPaused: false });
  });

  test('stays 6 s and has left 200 ms later', () => {
    const { take, states, left } = toasts(added, 5_999);
    expect(states()).toEqual(['shown.running']);
    take(1);
    expect(states()).toEqual(['leaving']);
    take(199);
    expect(left).toEqual([]);
    take(1);
    expect([states(), left, vi.getTimerCount()]).toEqual([[], ['toast-0'], 0]);
  });

  test('never gets the id of another, also when all have left', () => {
    const { shown } = toasts(added, added, 6_200, added);
    expect(shown()).toEqual(['toast-2']);
  });
});

describe('at most three are on screen', () => {
  test('the newest in front', () => {
    expect(MAX_SHOWN).toBe(3);
    const { shown, waiting } = toasts(added, added, added);
    expect([shown(), waiting()]).toEqual([['toast-2', 'toast-1', 'toast-0'], []]);
  });

  test('a fourth waits, and later ones wait after it', () => {
    const { shown, waiting } = toasts(added, added, added, added, added);
    expect([shown(), waiting()]).toEqual([
      ['toast-2', 'toast-1', 'toast-0'],
      ['toast-3', 'toast-4'],
    ]);
    expect(vi.getTimerCount()).toBe(3);
  });

  test('the fourth is shown when one has left, and its 6 s start then', () => {
    const { take, shown, waiting } = toasts(added, 1_000, added, added, added, 5_000);
    expect([shown(), waiting()]).toEqual([['toast-2', 'toast-1', 'toast-0'], ['toast-3']]);
    take(200);
    expect([shown(), waiting()]).toEqual([['toast-3', 'toast-2', 'toast-1'], []]);
    take(5_999);
    expect(shown()).toEqual(['toast-3']);
    take(1 + 199);
    expect(shown()).toEqual(['toast-3']);
    take(1);
    expect(shown()).toEqual([]);
  });

  test('while one is leaving its place is taken', () => {
    const { take, shown } = toasts(added, added, added, added, dismissed('toast-1'), 199);
    expect(shown()).toEqual(['toast-2', 'toast-1', 'toast-0']);
    take(1);
    expect(shown()).toEqual(['toast-3', 'toast-2', 'toast-0']);
  });

  test('ten come three at a time, in their order', () => {
    const { take, shown, left } = toasts(...Array<Step>(10).fill(added));
    for (const newest of [2, 5, 8]) {
      expect(shown()).toEqual([newest, newest - 1, newest - 2].map((count) => `toast-${count}`));
      take(6_200);
    }
    expect(shown()).toEqual(['toast-9']);
    take(6_200);
    expect(left).toEqual(Array.from({ length: 10 }, (_each, count) => `toast-${count}`));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a dismissal', () => {
  test('removes the toast and leaves the time of the others unchanged', () => {
    const { take, shown, states } = toasts(added, added, 2_000, dismissed('toast-0'));
    expect(states()).toEqual(['shown.running', 'leaving']);
    take(200);
    expect(shown()).toEqual(['toast-1']);
    take(3_799);
    expect(states()).toEqual(['shown.running']);
    take(1);
    expect(states()).toEqual(['leaving']);
  });

  test('repeated has no further effect', () => {
    const { take, shown, left } = toasts(added, added, dismissed('toast-0'), 100, dismissed('toast-0'), 100);
    expect([shown(), left]).toEqual([['toast-1'], ['toast-0']]);
    take(dismissed('toast-0'), 200);
    expect([shown(), left]).toEqual([['toast-1'], ['toast-0']]);
  });

  test.each(['toast-9', '', 'toast-0 '])('of an unknown id does nothing: %j', (id) => {
    const { actor, take, shown, states, waiting } = toasts(...Array<Step>(4).fill(added));
    take(dismissed(id), { type: 'toast.left', id });
    expect(actor.getSnapshot().status).toBe('active');
    expect([shown(), waiting()]).toEqual([['toast-2', 'toast-1', 'toast-0'], ['toast-3']]);
    expect(states()).toEqual(['shown.running', 'shown.running', 'shown.running']);
  });

  test('of a waiting toast has no effect, because it is not on screen', () => {
    const { take, shown, waiting } = toasts(...Array<Step>(4).fill(added), dismissed('toast-3'), 1_000);
    expect(waiting()).toEqual(['toast-3']);
    take(5_200);
    expect(shown()).toEqual(['toast-3']);
  });

  test('of all three, and the three that waited come', () => {
    const { shown, waiting } = toasts(
      ...Array<Step>(6).fill(added),
      ...['toast-0', 'toast-1', 'toast-2'].map(dismissed),
      200,
    );
    expect([shown(), waiting()]).toEqual([['toast-5', 'toast-4', 'toast-3'], []]);
  });
});

describe.each(holds)('%s', (_hold, begin, end) => {
  test('stops the time of all, without a timer, as long as it lasts', () => {
    const { take, states } = toasts(added, 1_000, added, 1_000, begin);
    expect([states(), vi.getTimerCount()]).toEqual([['shown.paused', 'shown.paused'], 0]);
    take(3_600_000);
    expect(states()).toEqual(['shown.paused', 'shown.paused']);
  });

  test('leaves each its own remaining time', () => {
    const { take, shown } = toasts(added, 1_000, added, 1_000, begin, 60_000, end, 4_000 + 199);
    expect(shown()).toEqual(['toast-1', 'toast-0']);
    take(1);
    expect(shown()).toEqual(['toast-1']);
    take(999);
    expect(shown()).toEqual(['toast-1']);
    take(1);
    expect(shown()).toEqual([]);
  });

  test('holds a toast that is added meanwhile: its 6 s start afterwards', () => {
    const { take, states } = toasts(added, 1_000, begin, added, 60_000);
    expect(states()).toEqual(['shown.paused', 'shown.paused']);
    take(end, 5_999);
    expect(states()).toEqual(['shown.running']);
    take(1);
    expect(states()).toEqual(['leaving']);
  });

  test('does not keep a dismissed toast, and holds the toast that takes its place', () => {
    const { take, shown, states } = toasts(...Array<Step>(4).fill(added), begin, dismissed('toast-1'), 200);
    expect(shown()).toEqual(['toast-3', 'toast-2', 'toast-0']);
    expect(states()).toEqual(['shown.paused', 'shown.paused', 'shown.paused']);
    take(end, 6_200);
    expect(shown()).toEqual([]);
  });

  test('reported twice counts once', () => {
    const { take, states } = toasts(added, begin, begin, 10_000, end, end, 5_999);
    expect(states()).toEqual(['shown.running']);
    take(1);
    expect(states()).toEqual(['leaving']);
  });
});

describe('the time resumes only when all three have ended', () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const;

  test.each(orders)('ended in the order %d, %d, %d', (...order) => {
    const { take, states } = toasts(added, 1_000, over, focused, hidden);
    const [first, second, last] = order.map((index) => holds[index]?.[2]).filter((end) => end !== undefined);
    if (!first || !second || !last) throw new Error('An end is missing.');
    take(first, 10_000);
    expect(states()).toEqual(['shown.paused']);
    take(second, 10_000);
    expect(states()).toEqual(['shown.paused']);
    take(last);
    expect(states()).toEqual(['shown.running']);
    take(5_000);
    expect(states()).toEqual(['leaving']);
  });
});

describe('a toast that leaves under the pointer or with the focus reports neither', () => {
  test.each([
    ['pointer', [over]],
    ['focus', [focused]],
    ['pointer and focus', [over, focused]],
  ] as const)('%s: after the last has left, the next runs', (_hold, begin) => {
    const { take, actor, states } = toasts(added, ...begin, dismissed('toast-0'), 200);
    expect(actor.getSnapshot().value).toMatchObject({ queue: 'empty', pointer: 'away', focus: 'away' });
    take(added);
    expect(states()).toEqual(['shown.running']);
    take(6_200);
    expect(states()).toEqual([]);
  });

  test('not while others are there: the pointer is still on them', () => {
    const { states } = toasts(added, added, over, dismissed('toast-1'), 200, 60_000);
    expect(states()).toEqual(['shown.paused']);
  });

  test('a hidden page stays hidden', () => {
    const { take, states } = toasts(added, over, hidden, dismissed('toast-0'), 200, added);
    expect(states()).toEqual(['shown.paused']);
    take(visible);
    expect(states()).toEqual(['shown.running']);
  });
});

test.each([
  ['running', []],
  ['standing still', [over]],
  ['leaving', [dismissed('toast-0'), 100]],
] as const)('stopping leaves no timer and stops all toasts: %s', (_state, steps) => {
  const { actor, take, left } = toasts(...Array<Step>(5).fill(added), ...steps);
  const refs = actor.getSnapshot().context.shown.map(({ ref }) => ref);
  actor.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(refs.map((ref) => ref.getSnapshot().status)).toEqual(['stopped', 'stopped', 'stopped']);
  take(60_000);
  expect(left).toEqual([]);
});

describe('the focus', () => {
  const focusOf = ({ actor }: ReturnType<typeof toasts>) => actor.getSnapshot().value.focus;

  test('during a press has no effect; after the press it counts and holds the time', () => {
    const pressing = toasts(added, pressed, focused);
    expect([focusOf(pressing), pressing.states()]).toEqual(['away', ['shown.running']]);
    pressing.take(released, focused);
    expect([focusOf(pressing), pressing.states()]).toEqual(['byTab', ['shown.paused']]);
  });

  test('stays where it is while a pointer is pressed elsewhere', () => {
    const pressing = toasts(added, focused, pressed, released);
    expect([focusOf(pressing), pressing.states()]).toEqual(['byTab', ['shown.paused']]);
  });

  test.each([
    ['the hotkey', [hotkey, focused], 'byHotkey'],
    ['Tab, also when the hotkey is pressed afterwards', [focused, hotkey], 'byTab'],
    ['the hotkey during a press', [pressed, hotkey, focused], 'byHotkey'],
    ['Tab, after it left what it reached by the hotkey', [hotkey, blurred, focused], 'byTab'],
  ] as const)('is known to come by %s', (_how, steps, state) => {
    expect(focusOf(toasts(added, ...steps))).toBe(state);
  });
});

test('the hotkey holds the time as the focus does', () => {
  const { take, states } = toasts(added, hotkey, 60_000);
  expect(states()).toEqual(['shown.paused']);
  take(blurred);
  expect(states()).toEqual(['shown.running']);
});

test('the time stops once and resumes once, whatever else holds it meanwhile', () => {
  const { actor, take } = toasts(added);
  const time = () => actor.getSnapshot().value.time;
  expect(time()).toBe('running');
  take(over, focused, hidden, away, blurred);
  expect(time()).toBe('paused');
  take(visible);
  expect(time()).toBe('running');
});

/** Each transition of the machine: how to get to its source, what happens, and the states that it joins. */
const transitions: readonly {
  readonly source: string;
  readonly event: string;
  readonly target: string;
  readonly before: readonly Step[];
  readonly step: Step;
}[] = [
  { source: 'queue', event: 'toast.added', target: 'queue', before: [], step: added },
  { source: 'queue', event: 'toast.dismissed', target: 'queue', before: [added], step: dismissed('toast-0') },
  { source: 'queue', event: 'toast.left', target: 'queue', before: [added, 6_199], step: 1 },
  { source: 'pointer.away', event: 'pointer.entered', target: 'pointer.over', before: [added], step: over },
  {
    source: 'pointer.over',
    event: 'pointer.left',
    target: 'pointer.away',
    before: [added, over],
    step: away,
  },
  { source: 'focus.away', event: 'focus.entered', target: 'focus.byTab', before: [added], step: focused },
  { source: 'focus.away', event: 'hotkey.pressed', target: 'focus.byHotkey', before: [added], step: hotkey },
  {
    source: 'focus.byTab',
    event: 'focus.left',
    target: 'focus.away',
    before: [added, focused],
    step: blurred,
  },
  {
    source: 'focus.byHotkey',
    event: 'focus.left',
    target: 'focus.away',
    before: [added, hotkey],
    step: blurred,
  },
  { source: 'press.released', event: 'press.started', target: 'press.held', before: [], step: pressed },
  { source: 'press.held', event: 'press.ended', target: 'press.released', before: [pressed], step: released },
  { source: 'page.shown', event: 'page.hidden', target: 'page.hidden', before: [added], step: hidden },
  {
    source: 'page.hidden',
    event: 'page.shown',
    target: 'page.shown',
    before: [added, hidden],
    step: visible,
  },
];

describe('each transition', () => {
  test.each(transitions)('$source -- $event --> $target', ({ before, step, source, target }) => {
    const { actor, take } = toasts(...before);
    expect(activePaths(actor.getSnapshot().value)).toContain(source);
    take(step);
    expect(activePaths(actor.getSnapshot().value)).toContain(target);
  });

  test('is in the table above: the machine has no others', () => {
    expect(asLines(transitions)).toEqual(asLines(namedTransitionsOf(toastsMachine)));
  });
});

/** A model of the toasts in steps of 100 ms, with which the machine is compared. */
class ExpectedToasts {
  shown: { readonly id: string; runs: number; leaves: number | undefined }[] = [];
  waiting: string[] = [];
  left: string[] = [];
  count = 0;
  private held = new Set<'pointer' | 'focus' | 'page'>();
  private isPressed = false;

  take(step: Step) {
    if (typeof step === 'number') for (let time = 0; time < step; time += 100) this.tick();
    else this.hear(step);
  }

  private hear(event: ToastsEvent) {
    if (event.type === 'toast.added') {
      this.waiting.push(`toast-${this.count}`);
      this.count += 1;
      this.fill();
    } else if (event.type === 'toast.dismissed') {
      const toast = this.shown.find(({ id }) => id === event.id);
      if (toast) toast.leaves ??= 200;
    } else if (event.type === 'pointer.entered') this.held.add('pointer');
    else if (event.type === 'pointer.left') this.held.delete('pointer');
    else if (event.type === 'focus.entered') {
      if (!this.isPressed) this.held.add('focus');
    } else if (event.type === 'hotkey.pressed') this.held.add('focus');
    else if (event.type === 'press.started') this.isPressed = true;
    else if (event.type === 'press.ended') this.isPressed = false;
    else if (event.type === 'focus.left') this.held.delete('focus');
    else if (event.type === 'page.hidden') this.held.add('page');
    else if (event.type === 'page.shown') this.held.delete('page');
  }

  private tick() {
    for (const toast of this.shown) {
      if (toast.leaves !== undefined) toast.leaves -= 100;
      else if (this.held.size === 0) {
        toast.runs += 100;
        if (toast.runs === LIFETIME_MS) toast.leaves = 200;
      }
    }
    const gone = this.shown.filter(({ leaves }) => leaves === 0).map(({ id }) => id);
    if (gone.length === 0) return;
    this.left.push(...gone);
    this.shown = this.shown.filter(({ id }) => !gone.includes(id));
    this.fill();
    if (this.shown.length > 0) return;
    this.held.delete('pointer');
    this.held.delete('focus');
  }

  private fill() {
    while (this.shown.length < 3) {
      const id = this.waiting.shift();
      if (id === undefined) return;
      this.shown.unshift({ id, runs: 0, leaves: undefined });
    }
  }

  states() {
    return this.shown.map(({ leaves }) => {
      if (leaves !== undefined) return 'leaving';
      return this.held.size > 0 ? 'shown.paused' : 'shown.running';
    });
  }
}

test('whatever happens: at most 3 shown, ids unique, order kept, nothing lost, all as expected to 100 ms', () => {
  const number = (id: string) => Number(id.replace('toast-', ''));
  const steps: fc.Arbitrary<Step> = fc.oneof(
    { weight: 4, arbitrary: fc.oneof(fc.nat(10), fc.nat(70)).map((tenths) => tenths * 100) },
    { weight: 4, arbitrary: fc.constant(added) },
    { weight: 2, arbitrary: fc.nat(12).map((count) => dismissed(`toast-${count}`)) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ...[over, away, focused, hotkey, blurred, pressed, released, hidden, visible],
        ...[away, blurred, visible],
      ),
    },
  );
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 50 }), (sequence) => {
      const { actor, take, shown, waiting, left, states } = toasts();
      const expected = new ExpectedToasts();
      for (const step of sequence) {
        take(step);
        expected.take(step);

        expect(shown().length).toBeLessThanOrEqual(3);
        const all = [...left, ...shown(), ...waiting()];
        expect(new Set(all).size).toBe(all.length);
        expect(all).toHaveLength(expected.count);
        const inOrder = [...shown().toReversed(), ...waiting()].map(number);
        expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));

        expect([shown(), waiting(), states()]).toEqual([
          expected.shown.map(({ id }) => id),
          expected.waiting,
          expected.states(),
        ]);
        expect(left.toSorted()).toEqual(expected.left.toSorted());
        expect(vi.getTimerCount()).toBe(states().filter((state) => state !== 'shown.paused').length);
        expect(Object.keys(actor.getSnapshot().children)).toHaveLength(shown().length);
      }

      take(away, blurred, visible, 6_200 * Math.ceil((expected.count + 3) / 3));
      expect([left.length, vi.getTimerCount()]).toEqual([expected.count, 0]);
      actor.stop();
      take(60_000);
      expect(left).toHaveLength(expected.count);
    }),
  );
});

test('stopped at any moment, it leaves no timer', () => {
  const steps = fc.oneof(
    fc.nat(3_000),
    fc.constantFrom(added, over, away, hidden, visible, dismissed('toast-0')),
  );
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 20 }), (sequence) => {
      const { actor, take, left } = toasts(...sequence);
      const before = left.length;
      actor.stop();
      expect(vi.getTimerCount()).toBe(0);
      take(60_000);
      expect(left).toHaveLength(before);
    }),
  );
});
