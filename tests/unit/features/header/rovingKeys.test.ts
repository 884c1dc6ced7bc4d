import { describe, expect, test } from 'vitest';
import { targetOfKey } from '../../../../src/features/header/rovingKeys';

const items = ['a', 'b', 'c'] as const;

describe('the optional keys of the disclosure navigation', () => {
  test.each([
    ['ArrowRight', 'a', 'b'],
    ['ArrowDown', 'a', 'b'],
    ['ArrowLeft', 'b', 'a'],
    ['ArrowUp', 'b', 'a'],
    ['Home', 'c', 'a'],
    ['End', 'a', 'c'],
    ['ArrowRight', 'c', 'c'],
    ['ArrowLeft', 'a', 'a'],
  ] as const)('%s on %s moves the focus to %s', (key, from, to) => {
    expect(targetOfKey<string>(key, items, from)).toBe(to);
  });

  test.each(['Tab', 'Enter', 'a', 'Escape', 'toString'])('%s is not one of them', (key) => {
    expect(targetOfKey<string>(key, items, 'a')).toBeUndefined();
  });

  test('do nothing from outside the list', () => {
    expect(targetOfKey<string>('End', items, 'x')).toBeUndefined();
  });
});
