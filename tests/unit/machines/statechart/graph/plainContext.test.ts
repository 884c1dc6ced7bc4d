import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { plainContext } from '../../../../../machines/statechart/graph';

class Basket {
  readonly apples = 3;
}

describe('a plain copy', () => {
  test.each([
    ['nothing', undefined, undefined],
    ['a list', [1, [null]], [1, [null]]],
    ['an object', { a: { b: true } }, { a: { b: true } }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['a function', () => 1, '[function]'],
    ['a symbol', Symbol('s'), '[symbol]'],
    ['an error', new TypeError('no'), '[TypeError: no]'],
    ['a date', new Date(0), '[Date]'],
    ['a map', new Map([[1, 2]]), '[Map]'],
    ['an object of a class', new Basket(), '[Basket]'],
    ['an actor', createActor(createMachine({}), { id: 'toast-0' }), '[actor toast-0]'],
  ])('of %s', (_what, value, copy) => {
    expect(plainContext(value)).toEqual(copy);
    expect(structuredClone(plainContext(value))).toEqual(copy);
  });

  test('of a circle ends', () => {
    const node: Record<string, unknown> = { name: 'a' };
    node.self = node;
    expect(JSON.stringify(plainContext(node))).toContain('"[object of 2]"');
  });

  test('replaces what is too deep by its size', () => {
    const deep = (levels: number): unknown => (levels === 0 ? [1, 2] : { inner: deep(levels - 1) });
    expect(JSON.stringify(plainContext(deep(7)))).toContain('[1,2]');
    expect(JSON.stringify(plainContext(deep(8)))).toContain('"[list of 2]"');
    expect(JSON.stringify(plainContext(deep(9)))).toContain('"[object of 1]"');
  });

  test('has the number of further items', () => {
    const list = Array.from({ length: 103 }, (_, index) => index);
    expect(plainContext(list)).toEqual([...list.slice(0, 100), '[3 more]']);
    const object = Object.fromEntries(list.map((index) => [`k${index}`, index]));
    expect(plainContext(object)).toMatchObject({ k99: 99, '…': '[3 more]' });
  });
});
