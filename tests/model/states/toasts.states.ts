import { expect } from 'vitest';
import type { toastsMachine } from '../../../machines/toasts.machine';
import type { Facts, StateChecks } from '../../support/describeModel';

const idsOf = (toasts: readonly { readonly id: string }[]) => toasts.map(({ id }) => id);

/** One actor for each visible toast, and no other. */
function expectActors({ context, runs }: Facts<typeof toastsMachine>): void {
  expect([...runs].sort()).toEqual(idsOf(context.shown).sort());
}

export const states: StateChecks<typeof toastsMachine> = {
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
};
