import { describe, expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { chartOf, neighborhood, searchChart } from '../../../../../machines/statechart/graph';
import { directions, layOut } from '../../../../support/layOut';

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
const found = (query: string) => searchChart(chart, query).map(({ id }) => id);

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

describe('the neighborhood of a state', () => {
  test('has its content, the ends of its transitions, and their ancestors', () => {
    const part = neighborhood(chart, 'shop.payment');
    expect(part.nodes.map(({ id }) => id)).toEqual([
      ...['shop', 'shop.cart', 'shop.payment', 'shop.payment.asking', 'shop.payment.checking', 'shop.done'],
    ]);
    expect(part.transitions.map(({ source }) => source)).toEqual([
      ...[
        'shop.cart',
        'shop.payment',
        'shop.payment.asking',
        'shop.payment.checking',
        'shop.payment.checking',
      ],
    ]);
  });

  test('has the actors that it invokes, and those that any action may start', () => {
    const logic = fromPromise(() => Promise.resolve());
    const machine = setup({ actors: { load: logic, save: logic, watch: logic } }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { invoke: { src: 'load' } }, b: { invoke: { src: 'save' } } },
    });
    expect(neighborhood(chartOf(machine), 'm.a').actors.map(({ name }) => name)).toEqual(['load', 'watch']);
  });

  test('has no start that leads to a state outside it', () => {
    const [root] = neighborhood(chart, 'shop.lost').nodes;
    expect(root?.initial).toBeUndefined();
  });

  test('can be drawn for each state', async () => {
    for (const { id } of chart.nodes) {
      for (const direction of directions) {
        const part = neighborhood(chart, id);
        const { states } = await layOut(part, direction);
        expect(states.map((state) => state.id)).toEqual(part.nodes.map((node) => node.id));
      }
    }
  });
});
