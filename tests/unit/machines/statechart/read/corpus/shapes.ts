import { createMachine, setup } from 'xstate';

/** A traffic junction: regions that nest regions. */
export const junctionMachine = createMachine({
  id: 'junction',
  initial: 'normal',
  states: {
    normal: {
      type: 'parallel',
      states: {
        north: {
          initial: 'red',
          states: {
            red: { on: { TICK: 'green' } },
            green: { on: { TICK: 'yellow' } },
            yellow: { on: { TICK: 'red' } },
          },
        },
        east: {
          initial: 'green',
          states: {
            red: { on: { TICK: 'green' } },
            green: { on: { TICK: 'yellow' } },
            yellow: { on: { TICK: 'red' } },
          },
        },
        walkers: {
          initial: 'wait',
          states: {
            wait: { on: { PRESS: 'requested' } },
            requested: { on: { TICK: 'walk' } },
            walk: {
              initial: 'steady',
              states: {
                steady: { after: { 4000: 'blinking' } },
                blinking: { after: { 2000: 'over' } },
                over: { type: 'final' },
              },
              onDone: 'wait',
            },
          },
        },
      },
      on: { POWER_LOST: 'flashing' },
    },
    flashing: {
      initial: 'on',
      states: { on: { after: { 500: 'off' } }, off: { after: { 500: 'on' } } },
      on: { POWER_BACK: 'normal' },
    },
  },
});

/** A microwave oven. */
export const ovenMachine = setup({
  types: {
    context: {} as { seconds: number },
    events: {} as { type: 'DOOR' } | { type: 'START' } | { type: 'STOP' } | { type: 'ADD'; seconds: number },
  },
  guards: { hasTime: ({ context }) => context.seconds > 0 },
  actions: { beep: () => undefined, light: () => undefined },
}).createMachine({
  id: 'oven',
  context: { seconds: 0 },
  type: 'parallel',
  states: {
    door: {
      initial: 'closed',
      states: {
        closed: { on: { DOOR: 'open' } },
        open: { entry: 'light', exit: 'light', on: { DOOR: 'closed' } },
      },
    },
    heating: {
      initial: 'off',
      states: {
        off: { on: { START: { guard: 'hasTime', target: 'on' } } },
        on: {
          on: { STOP: 'off', DOOR: 'paused' },
          after: { 1000: { target: 'on', reenter: true } },
          always: { guard: ({ context }) => context.seconds === 0, target: 'off', actions: 'beep' },
        },
        paused: { on: { DOOR: 'on', STOP: 'off' } },
      },
    },
  },
});

/** A checkout of the size that shops have. */
export const checkoutMachine = createMachine({
  id: 'checkout',
  initial: 'cart',
  states: {
    cart: {
      initial: 'idle',
      states: {
        idle: { on: { COUPON: 'checkingCoupon' } },
        checkingCoupon: { invoke: { src: 'coupon', onDone: 'idle', onError: 'refused' } },
        refused: { on: { COUPON: 'checkingCoupon', CLEAR: 'idle' } },
      },
      on: { NEXT: 'address' },
    },
    address: {
      initial: 'editing',
      states: {
        editing: { on: { SUBMIT: 'validating' } },
        validating: { invoke: { src: 'validate', onDone: '#checkout.shipping', onError: 'invalid' } },
        invalid: { on: { CHANGE: 'editing' } },
      },
      on: { BACK: 'cart' },
    },
    shipping: {
      initial: 'loading',
      states: {
        loading: { invoke: { src: 'rates', onDone: 'choosing', onError: 'unavailable' } },
        choosing: { on: { STANDARD: 'chosen', EXPRESS: 'chosen' } },
        chosen: { on: { CHANGE: 'choosing', NEXT: '#checkout.payment' } },
        unavailable: { on: { RETRY: 'loading' } },
      },
      on: { BACK: 'address' },
    },
    payment: {
      initial: 'method',
      states: {
        method: { on: { CARD: 'card', INVOICE: 'invoice' } },
        card: {
          initial: 'number',
          states: {
            number: { on: { NEXT: 'code' } },
            code: { on: { NEXT: 'complete', BACK: 'number' } },
            complete: { type: 'final' },
          },
          onDone: 'authorizing',
        },
        invoice: { on: { CONFIRM: 'authorizing' } },
        authorizing: {
          invoke: {
            src: 'authorize',
            onDone: '#checkout.done',
            onError: [{ guard: 'isDeclined', target: 'declined' }, { target: 'failed' }],
          },
          after: { timeout: 'failed' },
        },
        declined: { on: { OTHER: 'method' } },
        failed: { on: { RETRY: 'authorizing', OTHER: 'method' } },
      },
      on: { BACK: 'shipping' },
    },
    done: { type: 'final' },
  },
  on: { LOGOUT: '.cart' },
});
