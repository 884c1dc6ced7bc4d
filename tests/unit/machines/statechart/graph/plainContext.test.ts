import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { plainContext, plainCopy } from '../../../../../machines/statechart/graph/plainData';

class Basket {
  readonly apples = 3;
}

describe('a plain copy', () => {
  test.each([
    ['a text', 'a', 'a'],
    ['nothing', undefined, undefined],
    ['a list', [1, [null]], [1, [null]]],
    ['an object', { a: { b: true } }, { a: { b: true } }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['a function', () => 1, '[function]'],
    ['a symbol', Symbol('s'), '[symbol]'],
    ['a large integer', 10n, '[10n]'],
    ['an error', new TypeError('no'), '[TypeError: no]'],
    ['a date', new Date(0), '[Date 1970-01-01T00:00:00.000Z]'],
    ['a date that is none', new Date(Number.NaN), '[Date invalid]'],
    ['a map', new Map([[1, 2]]), '[Map of 1]'],
    ['a set', new Set([1, 2]), '[Set of 2]'],
    ['an object of a class', new Basket(), '[Basket]'],
    ['an actor', createActor(createMachine({}), { id: 'toast-0' }), '[actor toast-0]'],
  ])('of %s', (_what, value, copy) => {
    expect(plainCopy(value)).toEqual(copy);
    expect(structuredClone(plainCopy(value))).toEqual(copy);
  });

  test('of a circle ends', () => {
    const node: Record<string, unknown> = { name: 'a' };
    node.self = node;
    node.list = [node];
    expect(plainCopy(node)).toEqual({ name: 'a', self: '[circular]', list: ['[circular]'] });
  });

  test('of the same thing twice is no circle', () => {
    const shared = { a: 1 };
    expect(plainCopy([shared, shared])).toEqual([shared, shared]);
  });
});

describe('a plain context', () => {
  test('tells by its size what is too deep', () => {
    const deep = (levels: number): unknown => (levels === 0 ? [1, 2] : { inner: deep(levels - 1) });
    expect(JSON.stringify(plainContext(deep(7)))).toContain('[1,2]');
    expect(JSON.stringify(plainContext(deep(8)))).toContain('"[list of 2]"');
    expect(JSON.stringify(plainContext(deep(9)))).toContain('"[object of 1]"');
  });

  test('tells how many more there are of too many', () => {
    const list = Array.from({ length: 103 }, (_, index) => index);
    expect(plainContext(list)).toEqual([...list.slice(0, 100), '[3 more]']);
    const object = Object.fromEntries(list.map((index) => [`k${index}`, index]));
    expect(plainContext(object)).toMatchObject({ k99: 99, '…': '[3 more]' });
  });

  test('cuts a long text', () => {
    expect(plainContext('x'.repeat(3_000))).toBe(`${'x'.repeat(2_000)}…`);
  });

  test('is never large', () => {
    const wide = (levels: number): unknown =>
      levels === 0 ? 'leaf' : Array.from({ length: 50 }, () => wide(levels - 1));
    expect(JSON.stringify(plainContext(wide(3))).length).toBeLessThan(100_000);
  });
});
