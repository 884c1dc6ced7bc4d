import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { activePaths } from '../../../machines/statechart/engine';
import { type TooltipEvent, tooltipMachine } from '../../../machines/tooltip.machine';
import { fc } from '../../support/fastCheck';
import { namedTransitionsOf } from '../../support/machineStates';
import { asLines } from '../../support/transitionTable';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A step of a test: an event, or elapsed time in ms. */
type Step = TooltipEvent | number;

function tooltip(...steps: readonly Step[]) {
  const actor = createActor(tooltipMachine).start();
  const take = (...more: readonly Step[]) => {
    for (const step of more) {
      if (typeof step === 'number') vi.advanceTimersByTime(step);
      else actor.send(step);
    }
  };
  take(...steps);
  return {
    actor,
    take,
    /** The control whose tooltip is open. */
    open: () => (actor.getSnapshot().matches('open') ? actor.getSnapshot().context.id : undefined),
    state: () => activePaths(actor.getSnapshot().value).at(-1),
  };
}

const over = (id: string): TooltipEvent => ({ type: 'pointer.entered', id });
const away: TooltipEvent = { type: 'pointer.left' };
const overTooltip: TooltipEvent = { type: 'tooltip.entered' };
const offTooltip: TooltipEvent = { type: 'tooltip.left' };
const focused = (id: string): TooltipEvent => ({ type: 'focus.entered', id });
const blurred: TooltipEvent = { type: 'focus.left' };
const dismissed: TooltipEvent = { type: 'tooltip.dismissed' };

test('starts closed, without a timer', () => {
  const { open, state } = tooltip();
  expect([state(), open(), vi.getTimerCount()]).toEqual(['closed.cold', undefined, 0]);
});

describe('the pointer', () => {
  test('opens a tooltip after 700 ms, not before', () => {
    const { open, take } = tooltip(over('a'), 699);
    expect(open()).toBeUndefined();
    take(1);
    expect(open()).toBe('a');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that passes by opens nothing, and does not shorten the next wait', () => {
    const { open, take } = tooltip(over('a'), 699, away, 60_000);
    expect([open(), vi.getTimerCount()]).toEqual([undefined, 0]);
    take(over('a'), 699, away, 10, over('b'), 699);
    expect(open()).toBeUndefined();
    take(1);
    expect(open()).toBe('b');
  });

  test('that moves on to another control waits 700 ms there', () => {
    const { open, take } = tooltip(over('a'), 600, over('b'), 699);
    expect(open()).toBeUndefined();
    take(1);
    expect(open()).toBe('b');
  });

  test('that moves within its control waits no longer for it', () => {
    const { open } = tooltip(over('a'), 600, over('a'), 100);
    expect(open()).toBe('a');
  });

  test('that rests keeps the tooltip open', () => {
    const { open } = tooltip(over('a'), 3_600_000);
    expect(open()).toBe('a');
  });
});

describe('the skip window', () => {
  test('lets the next control open at once within 300 ms of the last tooltip', () => {
    const { open, take } = tooltip(over('a'), 700, away, 120, 299);
    expect(open()).toBeUndefined();
    take(over('b'));
    expect(open()).toBe('b');
  });

  test('is over after 300 ms: the next control waits 700 ms', () => {
    const { open, take } = tooltip(over('a'), 700, away, 120, 300, over('b'));
    expect(open()).toBeUndefined();
    take(699);
    expect(open()).toBeUndefined();
    take(1);
    expect(open()).toBe('b');
  });

  test('begins again with each closing: a row of icons opens one after the other', () => {
    const { open, take } = tooltip(over('a'), 700);
    for (const id of ['b', 'c', 'd', 'e']) {
      take(away, 120, 250, over(id));
      expect(open()).toBe(id);
    }
  });

  test('is open for the same control too', () => {
    const { open } = tooltip(over('a'), 700, away, 120, 200, over('a'));
    expect(open()).toBe('a');
  });

  test('follows a tooltip that the focus opened', () => {
    const { open } = tooltip(focused('a'), blurred, 299, over('b'));
    expect(open()).toBe('b');
  });

  test.each([
    ['a dismissal', [over('a'), 700, dismissed, over('b')]],
    ['a dismissal of what only waited', [over('a'), 300, dismissed, over('b')]],
  ] as const)('does not follow %s', (_closing, steps) => {
    const { open, take } = tooltip(...steps, 699);
    expect(open()).toBeUndefined();
    take(1);
    expect(open()).toBe('b');
  });
});

describe('the pointer may move onto the tooltip', () => {
  test('within 120 ms, and it stays as long as the pointer does', () => {
    const { open, take } = tooltip(over('a'), 700, away, 119, overTooltip, 60_000);
    expect(open()).toBe('a');
    take(offTooltip, 119);
    expect(open()).toBe('a');
    take(1);
    expect([open(), vi.getTimerCount()]).toEqual([undefined, 1]);
    take(300);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('and back onto its control', () => {
    const { open } = tooltip(over('a'), 700, away, 100, overTooltip, offTooltip, 100, over('a'), 60_000);
    expect(open()).toBe('a');
  });

  test('but not after them: it has closed', () => {
    const { open } = tooltip(over('a'), 700, away, 120, overTooltip);
    expect(open()).toBeUndefined();
  });

  test.each([
    ['on the way', [away, 50, over('b')]],
    ['from the tooltip', [away, 50, overTooltip, over('b')]],
  ] as const)('another control under the pointer, %s, takes its place at once', (_where, steps) => {
    const { open } = tooltip(over('a'), 700, ...steps);
    expect(open()).toBe('b');
  });
});

describe('the focus', () => {
  test('opens at once, and closes at once when it leaves', () => {
    const { open, take } = tooltip(focused('a'));
    expect([open(), vi.getTimerCount()]).toEqual(['a', 0]);
    take(60_000);
    expect(open()).toBe('a');
    take(blurred);
    expect(open()).toBeUndefined();
  });

  test('opens what the pointer waits for', () => {
    const { open } = tooltip(over('a'), 10, focused('a'));
    expect([open(), vi.getTimerCount()]).toEqual(['a', 0]);
  });

  test('takes the place of what the pointer waits for or has opened', () => {
    expect(tooltip(over('a'), 10, focused('b'), 5_000).open()).toBe('b');
    expect(tooltip(over('a'), 700, focused('b')).open()).toBe('b');
  });

  test('keeps its tooltip when the pointer passes over the same control', () => {
    expect(tooltip(focused('a'), over('a'), away, 5_000).open()).toBe('a');
  });

  test('goes from control to control', () => {
    const { open } = tooltip(focused('a'), blurred, focused('b'));
    expect(open()).toBe('b');
  });

  test('is replaced by another control under the pointer', () => {
    const { open, take } = tooltip(focused('a'), over('b'));
    expect(open()).toBe('b');
    take(blurred, 5_000);
    expect(open()).toBe('b');
  });
});

describe('Escape, a press, a scroll or a change of route', () => {
  test.each([
    ['what waits', [over('a'), 300]],
    ['what the pointer opened', [over('a'), 700]],
    ['what the focus opened', [focused('a')]],
    ['what the pointer is leaving', [over('a'), 700, away, 50]],
    ['what the pointer is on', [over('a'), 700, away, 50, overTooltip]],
  ] as const)('closes %s at once, and it stays closed', (_what, steps) => {
    const { state, open, take } = tooltip(...steps, dismissed);
    expect([state(), open(), vi.getTimerCount()]).toEqual(['closed.cold', undefined, 0]);
    take(away, offTooltip, blurred, 60_000);
    expect(open()).toBeUndefined();
  });

  test('has no effect when no tooltip is open', () => {
    expect(tooltip(dismissed).state()).toBe('closed.cold');
    expect(tooltip(focused('a'), blurred, dismissed).open()).toBeUndefined();
  });
});

test.each([
  ['waiting', [over('a')]],
  ['open', [over('a'), 700]],
  ['crossing', [over('a'), 700, away]],
  ['closed.warm', [focused('a'), blurred]],
] as const)('stopping in %s leaves no timer', (state, steps) => {
  const { actor } = tooltip(...steps);
  expect(activePaths(actor.getSnapshot().value).join()).toContain(state);
  actor.stop();
  expect(vi.getTimerCount()).toBe(0);
});

/** Each transition of the machine: the steps to its source, its trigger, source and target. */
const opened: readonly Step[] = [over('a'), 700];
const crossing: readonly Step[] = [...opened, away];
const onTooltip: readonly Step[] = [...crossing, overTooltip];
const transitions: readonly {
  readonly source: string;
  readonly event: string;
  readonly target: string;
  readonly before: readonly Step[];
  readonly step: Step;
}[] = [
  { source: 'closed', event: 'focus.entered', target: 'open.byFocus', before: [], step: focused('a') },
  { source: 'closed.cold', event: 'pointer.entered', target: 'waiting', before: [], step: over('a') },
  {
    source: 'closed.warm',
    event: 'after skipDelay',
    target: 'closed.cold',
    before: [...crossing, 120],
    step: 300,
  },
  {
    source: 'closed.warm',
    event: 'pointer.entered',
    target: 'open.byPointer',
    before: [...crossing, 120],
    step: over('a'),
  },
  { source: 'waiting', event: 'after delay', target: 'open.byPointer', before: [over('a')], step: 700 },
  { source: 'waiting', event: 'pointer.entered', target: 'waiting', before: [over('a')], step: over('b') },
  { source: 'waiting', event: 'pointer.left', target: 'closed', before: [over('a')], step: away },
  { source: 'waiting', event: 'tooltip.dismissed', target: 'closed', before: [over('a')], step: dismissed },
  {
    source: 'waiting',
    event: 'focus.entered',
    target: 'open.byFocus',
    before: [over('a')],
    step: focused('a'),
  },
  { source: 'open', event: 'tooltip.dismissed', target: 'closed', before: opened, step: dismissed },
  {
    source: 'open',
    event: 'pointer.entered',
    target: 'open.byPointer',
    before: [focused('a')],
    step: over('b'),
  },
  { source: 'open', event: 'focus.entered', target: 'open.byFocus', before: opened, step: focused('a') },
  { source: 'open.byPointer', event: 'pointer.left', target: 'open.crossing', before: opened, step: away },
  {
    source: 'open.byFocus',
    event: 'focus.left',
    target: 'closed.warm',
    before: [focused('a')],
    step: blurred,
  },
  { source: 'open.crossing', event: 'after crossing', target: 'closed.warm', before: crossing, step: 120 },
  {
    source: 'open.crossing',
    event: 'tooltip.entered',
    target: 'open.overTooltip',
    before: crossing,
    step: overTooltip,
  },
  {
    source: 'open.crossing',
    event: 'pointer.entered',
    target: 'open.byPointer',
    before: crossing,
    step: over('a'),
  },
  {
    source: 'open.overTooltip',
    event: 'tooltip.left',
    target: 'open.crossing',
    before: onTooltip,
    step: offTooltip,
  },
  {
    source: 'open.overTooltip',
    event: 'pointer.entered',
    target: 'open.byPointer',
    before: onTooltip,
    step: over('a'),
  },
];

describe('each transition', () => {
  test.each(transitions)('$source -- $event --> $target', ({ before, step, source, target }) => {
    const { actor, take } = tooltip(...before);
    expect(activePaths(actor.getSnapshot().value)).toContain(source);
    take(step);
    expect(activePaths(actor.getSnapshot().value)).toContain(target);
  });

  test('is in the table above: the machine has no others', () => {
    expect(asLines(transitions)).toEqual(asLines(namedTransitionsOf(tooltipMachine)));
  });
});

test('whatever happens: at most one is open, of a control that was entered, in time, and none is left open', () => {
  const steps: fc.Arbitrary<Step> = fc.oneof(
    { weight: 3, arbitrary: fc.oneof(fc.nat(150), fc.constantFrom(120, 300, 700), fc.nat(1_000)) },
    { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c').map(over) },
    { weight: 1, arbitrary: fc.constantFrom('a', 'b', 'c').map(focused) },
    { weight: 5, arbitrary: fc.constantFrom(away, away, overTooltip, offTooltip, blurred, dismissed) },
  );
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 60 }), (sequence) => {
      const { actor, open, take } = tooltip();
      /** Time that the pointer has waited for `waitsFor`, in ms. */
      let waited = 0;
      let waitsFor: string | undefined;
      let closedAt = Number.NEGATIVE_INFINITY;
      for (const step of sequence) {
        const before = open();
        const start = Date.now();
        take(step);
        const after = open();

        if (typeof step === 'number') {
          if (before === undefined && after !== undefined) {
            expect(after).toBe(waitsFor);
            expect(waited + step).toBeGreaterThanOrEqual(700);
          }
          if (before !== undefined) expect(after).toBeOneOf([before, undefined]);
          waited += step;
          // It closes 120 ms after the pointer left, within this step.
          if (before !== undefined && after === undefined) closedAt = start + Math.min(step, 120);
        } else if (step.type === 'tooltip.dismissed') {
          expect(after).toBeUndefined();
        } else if (step.type === 'focus.entered') {
          expect(after).toBe(step.id);
        } else if (step.type === 'pointer.entered') {
          if (before === undefined && after !== undefined) {
            expect(after).toBe(step.id);
            expect(Date.now() - closedAt).toBeLessThan(300);
          }
          if (before !== undefined) expect(after).toBe(step.id);
          if (waitsFor !== step.id) waited = 0;
          waitsFor = step.id;
        } else {
          expect(after).toBeOneOf([before, undefined]);
          if (step.type === 'focus.left' && before !== undefined && after === undefined)
            closedAt = Date.now();
        }
        if (step === away || step === dismissed) {
          waitsFor = undefined;
          waited = 0;
        }
        const snapshot = actor.getSnapshot();
        expect(snapshot.context.id === undefined).toBe(snapshot.matches('closed'));
        expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
      }

      take(away, offTooltip, blurred, 120, 300);
      expect([open(), vi.getTimerCount()]).toEqual([undefined, 0]);
      actor.stop();
    }),
  );
});
