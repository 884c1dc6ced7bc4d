import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDay, formatToday } from '../../../src/lib/dates';

afterEach(() => vi.useRealTimers());

describe('dates', () => {
  test.each(Array.from({ length: 12 }, (_, month) => month))(
    'writes month %i as the locale does',
    (month) => {
      const day = `2026-${String(month + 1).padStart(2, '0')}-09`;
      const expected = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      expect(formatDay(day)).toBe(expected.format(new Date(day)));
    },
  );

  test('writes today in the reader’s time zone', () => {
    vi.useFakeTimers({ now: new Date(2027, 0, 1, 0, 30) });
    expect(formatToday()).toBe('January 1, 2027');
  });
});
