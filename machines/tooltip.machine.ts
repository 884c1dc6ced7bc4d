import { assign, setup } from 'xstate';

export type TooltipEvent =
  /** A mouse or pen entered a control with a tooltip. A touch sends no event. */
  | { type: 'pointer.entered'; id: string }
  | { type: 'pointer.left' }
  /** The pointer entered the tooltip. */
  | { type: 'tooltip.entered' }
  | { type: 'tooltip.left' }
  /** A control got the focus by keyboard. */
  | { type: 'focus.entered'; id: string }
  | { type: 'focus.left' }
  /** Escape, a press, a scroll, or a change of route. */
  | { type: 'tooltip.dismissed' };

interface TooltipContext {
  /** Control whose tooltip is open, or will be after the delay. */
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
    /** Between `pointer.entered` and the opening, in ms. */
    delay: 700,
    /** Time after a closing in which the next tooltip opens at once, in ms. */
    skipDelay: 300,
    /** Time in which the pointer may move from the control to its tooltip, in ms. */
    crossing: 120,
  },
  guards: {
    isOther: ({ context, event }) => 'id' in event && event.id !== context.id,
  },
  actions: {
    setControl: assign(({ event }) => ('id' in event ? { id: event.id } : {})),
    clearControl: assign({ id: undefined }),
  },
}).createMachine({
  id: 'tooltip',
  description: 'Opens the tooltip of one control at a time, with the delays that all controls share.',
  context: { id: undefined },
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearControl',
      initial: 'cold',
      on: { 'focus.entered': { target: 'open.byFocus', actions: 'setControl' } },
      states: {
        cold: { on: { 'pointer.entered': { target: '#tooltip.waiting', actions: 'setControl' } } },
        warm: {
          after: { skipDelay: { target: 'cold' } },
          on: { 'pointer.entered': { target: '#tooltip.open.byPointer', actions: 'setControl' } },
        },
      },
    },
    waiting: {
      after: { delay: { target: 'open.byPointer' } },
      on: {
        'pointer.entered': { guard: 'isOther', target: 'waiting', reenter: true, actions: 'setControl' },
        'pointer.left': { target: 'closed' },
        'tooltip.dismissed': { target: 'closed' },
        'focus.entered': { target: 'open.byFocus', actions: 'setControl' },
      },
    },
    open: {
      on: {
        'tooltip.dismissed': { target: 'closed' },
        'pointer.entered': { guard: 'isOther', target: '.byPointer', actions: 'setControl' },
        'focus.entered': { target: '.byFocus', actions: 'setControl' },
      },
      initial: 'byPointer',
      states: {
        byPointer: { on: { 'pointer.left': { target: 'crossing' } } },
        byFocus: { on: { 'focus.left': { target: '#tooltip.closed.warm' } } },
        crossing: {
          after: { crossing: { target: '#tooltip.closed.warm' } },
          on: {
            'tooltip.entered': { target: 'overTooltip' },
            'pointer.entered': { target: 'byPointer', actions: 'setControl' },
          },
        },
        overTooltip: {
          on: {
            'tooltip.left': { target: 'crossing' },
            'pointer.entered': { target: 'byPointer', actions: 'setControl' },
          },
        },
      },
    },
  },
});
