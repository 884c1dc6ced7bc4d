import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf, searchChart } from '../../../../../machines/statechart/graph';

const chart = chartOf(
  createMachine({
    id: 'shop',
    initial: 'cart',
    states: {
      cart: {
        tags: 'editable',
        entry: 'loadPrices',
        on: { PAY: { guard: 'hasItems', target: 'payment', actions: 'lock' } },
      },
      payment: {
        initial: 'asking',
        states: {
          asking: { on: { CARD: 'checking' } },
          checking: { invoke: { src: 'bank', onDone: '#shop.done', onError: 'asking' } },
        },
        on: { BACK: 'cart' },
      },
      done: { type: 'final', description: 'The order is paid.' },
      lost: {},
    },
  }),
);
const found = (query: string) => searchChart(chart, query);

describe('a search finds', () => {
  test.each([
    ['a state', 'asking', ['shop.payment.asking']],
    ['an event, in any case', 'back', ['shop.payment/0']],
    ['a guard', 'hasItems', ['shop.cart/0']],
    ['an action of a transition', 'lock', ['shop.cart/0']],
    ['an action of a state', 'loadPrices', ['shop.cart']],
    ['a tag', 'editable', ['shop.cart']],
    ['a description', 'order', ['shop.done']],
    ['an actor with its answers', 'bank', ['shop.payment.checking', expect.any(String), expect.any(String)]],
    ['all words, in any order', 'items pay', ['shop.cart/0']],
    ['nothing without words', '  ', []],
    ['nothing for a word that is nowhere', 'PAY unknown', []],
  ])('%s', (_kind, query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});
