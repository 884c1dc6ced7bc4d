import { assign, setup } from 'xstate';

export type TooltipEvent =
  /** A mouse or pen came onto a control that has a tooltip; a touch never does. */
  | { type: 'pointer.entered'; id: string }
  | { type: 'pointer.left' }
  /** The pointer came onto the tooltip itself. */
  | { type: 'tooltip.entered' }
  | { type: 'tooltip.left' }
  /** A control took the focus by keyboard. */
  | { type: 'focus.entered'; id: string }
  | { type: 'focus.left' }
  /** Escape, a press, a scroll, or a change of route. */
  | { type: 'tooltip.dismissed' };

interface TooltipContext {
  /** The control whose tooltip waits or is open. */
  readonly id: string | undefined;
}

/**
 * The tooltip of every control. There is one machine, so that at most one tooltip is open and all share the delays: the first
 * opens after 700 ms, and the next opens at once within 300 ms after the last. The pointer may move onto the tooltip
 * (WCAG 1.4.13); the focus opens it at once.
 */
export const tooltipMachine = setup({
  types: { context: {} as TooltipContext, events: {} as TooltipEvent },
  delays: {
    /** From the pointer's coming to the opening, in ms. */
    delay: 700,
    /** After a closing, how long the next opens without delay, in ms. */
    skipDelay: 300,
    /** For the pointer's way from the control to its tooltip, in ms. */
    crossing: 120,
  },
  guards: {
    isOther: ({ context, event }) => 'id' in event && event.id !== context.id,
  },
  actions: {
    take: assign(({ event }) => ('id' in event ? { id: event.id } : {})),
    forget: assign({ id: undefined }),
  },
}).createMachine({
  id: 'tooltip',
  description: 'Which control shows its tooltip, and when.',
  context: { id: undefined },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      initial: 'cold',
      on: { 'focus.entered': { target: 'open.byFocus', actions: 'take' } },
      states: {
        cold: { on: { 'pointer.entered': { target: '#tooltip.waiting', actions: 'take' } } },
        warm: {
          after: { skipDelay: { target: 'cold' } },
          on: { 'pointer.entered': { target: '#tooltip.open.byPointer', actions: 'take' } },
        },
      },
    },
    waiting: {
      after: { delay: { target: 'open.byPointer' } },
      on: {
        'pointer.entered': { guard: 'isOther', target: 'waiting', reenter: true, actions: 'take' },
        'pointer.left': { target: 'closed' },
        'tooltip.dismissed': { target: 'closed' },
        'focus.entered': { target: 'open.byFocus', actions: 'take' },
      },
    },
    open: {
      on: {
        'tooltip.dismissed': { target: 'closed' },
        'pointer.entered': { guard: 'isOther', target: '.byPointer', actions: 'take' },
        'focus.entered': { target: '.byFocus', actions: 'take' },
      },
      initial: 'byPointer',
      states: {
        byPointer: { on: { 'pointer.left': { target: 'crossing' } } },
        byFocus: { on: { 'focus.left': { target: '#tooltip.closed.warm' } } },
        crossing: {
          after: { crossing: { target: '#tooltip.closed.warm' } },
          on: {
            'tooltip.entered': { target: 'overTooltip' },
            'pointer.entered': { target: 'byPointer', actions: 'take' },
          },
        },
        overTooltip: {
          on: {
            'tooltip.left': { target: 'crossing' },
            'pointer.entered': { target: 'byPointer', actions: 'take' },
          },
        },
      },
    },
  },
});
