const { createMachine, assign } = require('xstate');

const cart = createMachine({
  id: 'cart',
  context: { items: [] },
  initial: 'empty',
  states: {
    empty: {
      on: {
        add: {
          target: 'filled',
          actions: assign(({ context, event }) => ({ items: [...context.items, event.item] })),
        },
      },
    },
    filled: { on: { clear: 'empty', checkout: { target: 'paid', guard: 'hasItems' } } },
    paid: { type: 'final' },
  },
});

module.exports = { cart };
