import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { tooltipModel } from '../../../machines/models/tooltip.model';
import { activePaths } from '../../../machines/statechart/graph';
import { type TooltipEvent, tooltipMachine } from '../../../machines/tooltip.machine';
import { describeModel, expectQuiet } from '../../support/describeModel';
import { fakeTimers, takeSteps } from '../../support/fakeTimers';

fakeTimers();

/** An event, or elapsed time in ms. */
type Step = TooltipEvent | number;

function tooltip(...steps: readonly Step[]) {
  const actor = createActor(tooltipMachine).start();
  const take = (...more: readonly Step[]) => takeSteps(actor, more);
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

test('no tooltip is open at the start', () => {
  const { open, state } = tooltip();
  expect([state(), open(), vi.getTimerCount()]).toEqual(['closed.cold', undefined, 0]);
});

describe('a tooltip opens 700 ms after the pointer has entered its control', () => {
  test.each<readonly [rule: string, steps: readonly Step[], opened: string]>([
    ['not before', [over('a'), 699], 'a'],
    [
      'a pointer that passes by does not shorten the next delay',
      [over('a'), 699, away, 10, over('b'), 699],
      'b',
    ],
    ['a pointer that moves to another control waits there', [over('a'), 600, over('b'), 699], 'b'],
    ['a pointer that moves within its control waits no longer', [over('a'), 600, over('a'), 99], 'a'],
    ['300 ms after the last tooltip', [over('a'), 700, away, 120, 300, over('b'), 699], 'b'],
    ['after a dismissed tooltip', [over('a'), 700, dismissed, over('b'), 699], 'b'],
    ['after a dismissed delay', [over('a'), 300, dismissed, over('b'), 699], 'b'],
  ])('%s', (_rule, steps, opened) => {
    const { open, take } = tooltip(...steps);
    expect(open()).toBeUndefined();
    take(1);
    expect(open()).toBe(opened);
    take(3_600_000);
    expect(open()).toBe(opened);
  });

  test('a pointer that leaves earlier opens none', () => {
    const { open } = tooltip(over('a'), 699, away, 60_000);
    expect([open(), vi.getTimerCount()]).toEqual([undefined, 0]);
  });
});

describe('within 300 ms of the last tooltip the next opens at once', () => {
  test.each<readonly [rule: string, steps: readonly Step[], opened: string]>([
    ['of another control', [over('a'), 700, away, 120, 299, over('b')], 'b'],
    ['of the same control', [over('a'), 700, away, 120, 299, over('a')], 'a'],
    ['after a tooltip that the focus opened', [focused('a'), blurred, 299, over('b')], 'b'],
    ['after each closing', [over('a'), 700, away, 120, 299, over('b'), away, 120, 299, over('c')], 'c'],
  ])('%s', (_rule, steps, opened) => {
    expect(tooltip(...steps).open()).toBe(opened);
  });
});

describe('the pointer may move onto the tooltip', () => {
  test('within 120 ms, and the tooltip stays as long as the pointer does', () => {
    const { open, take } = tooltip(over('a'), 700, away, 119, overTooltip, 60_000);
    expect(open()).toBe('a');
    take(offTooltip, 119);
    expect(open()).toBe('a');
    take(1);
    expect(open()).toBeUndefined();
  });

  test('not later: the tooltip has closed', () => {
    expect(tooltip(over('a'), 700, away, 120, overTooltip).open()).toBeUndefined();
  });

  test.each<readonly [move: string, steps: readonly Step[], opened: string]>([
    ['on the way to it, back to its control', [away, 100, over('a')], 'a'],
    ['from it, back to its control', [away, 100, overTooltip, over('a')], 'a'],
    ['from it, on the way back', [away, 100, overTooltip, offTooltip, 100, over('a')], 'a'],
    ['on the way to it, to another control', [away, 50, over('b')], 'b'],
    ['from it, to another control', [away, 50, overTooltip, over('b')], 'b'],
    ['without leaving, to another control', [over('b')], 'b'],
  ])('%s', (_move, steps, opened) => {
    const { open, take } = tooltip(over('a'), 700, ...steps);
    expect(open()).toBe(opened);
    take(60_000);
    expect(open()).toBe(opened);
  });
});

describe('the focus', () => {
  test('opens a tooltip at once, and closes it at once', () => {
    const { open, take } = tooltip(focused('a'));
    expect([open(), vi.getTimerCount()]).toEqual(['a', 0]);
    take(60_000);
    expect(open()).toBe('a');
    take(blurred);
    expect(open()).toBeUndefined();
  });

  test.each<readonly [rule: string, steps: readonly Step[], opened: string]>([
    ['ends the delay of its control', [over('a'), 10, focused('a')], 'a'],
    ['replaces a control that the pointer waits for', [over('a'), 10, focused('b'), 5_000], 'b'],
    ['replaces a tooltip that the pointer opened', [over('a'), 700, focused('b')], 'b'],
    [
      'keeps its tooltip when the pointer passes over its control',
      [focused('a'), over('a'), away, 5_000],
      'a',
    ],
    ['moves from control to control', [focused('a'), blurred, focused('b')], 'b'],
    ['gives way to another control under the pointer', [focused('a'), over('b'), blurred, 5_000], 'b'],
  ])('%s', (_rule, steps, opened) => {
    expect(tooltip(...steps).open()).toBe(opened);
  });
});

test.each<readonly [what: string, steps: readonly Step[]]>([
  ['a delay', [over('a'), 300]],
  ['a tooltip that the pointer opened', [over('a'), 700]],
  ['a tooltip that the focus opened', [focused('a')]],
  ['a tooltip that the pointer leaves', [over('a'), 700, away, 50]],
  ['a tooltip that the pointer is on', [over('a'), 700, away, 50, overTooltip]],
])('a dismissal ends %s at once', (_what, steps) => {
  const { state, open, take } = tooltip(...steps, dismissed);
  expect([state(), open(), vi.getTimerCount()]).toEqual(['closed.cold', undefined, 0]);
  take(away, offTooltip, blurred, 60_000);
  expect(open()).toBeUndefined();
});

describeModel(tooltipMachine, tooltipModel, {
  closed: ({ context }) => expect(context.id).toBeUndefined(),
  'closed.cold': expectQuiet,
  'closed.warm': ({ waitsMs }) => expect(waitsMs).toEqual([300]),
  waiting: ({ context, waitsMs }) => {
    expect(context.id).toBeDefined();
    expect(waitsMs).toEqual([700]);
  },
  open: ({ context, can }) => {
    expect(context.id).toBeDefined();
    expect(can({ type: 'tooltip.dismissed' })).toBe(true);
  },
  'open.byPointer': expectQuiet,
  'open.byFocus': expectQuiet,
  'open.crossing': ({ waitsMs }) => expect(waitsMs).toEqual([120]),
  'open.overTooltip': expectQuiet,
});
