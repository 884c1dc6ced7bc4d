import * as xstate from 'xstate';

const events = /** @type {const} */ ({ pay: 'order.pay', ship: 'order.ship' });

export const order = xstate.createMachine({
  id: 'order',
  initial: 'open',
  states: {
    open: { on: { [events.pay]: { target: 'paid', actions: xstate.assign({ paid: true }) } } },
    paid: {
      on: { [events.ship]: 'shipped' },
      invoke: { src: 'notify', onError: { actions: xstate.log('failed') } },
    },
    shipped: { type: 'final' },
  },
});
