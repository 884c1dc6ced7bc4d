import { expect, test } from 'vitest';
import { barsOf } from '../../../src/blocks/documents/tableBars';

const table = {
  columns: ['Task', 'Wrong', 'A colleague'],
  rows: [
    ['Better', '1', '3'],
    ['The same', '3', '3'],
    ['Worse', '22', '12'],
    ['Not counted', 'On hold', '12'],
  ],
  bars: { stripe: 1, key: 'Each stripe: one', target: 2 },
} as const;

test('a row has a stripe for each of its number, and a higher one at the number that it is compared with', () => {
  const bars = barsOf(table);
  const drawn = table.rows.map((row) => {
    const bar = bars?.(row);
    return bar && [bar.props.length, bar.props.mark];
  });
  // The higher one is not counted: the 22 stripes of the third row are around it.
  expect(drawn).toEqual([[1, 3], [3, 3], [23, 12], false]);
});

test('all rows have one scale, and room for a few stripes at least', () => {
  const [better, same, worse] = table.rows;
  const bars = barsOf(table);
  for (const row of [better, same, worse]) expect(bars?.(row)).toMatchObject({ props: { count: 23 } });
  expect(barsOf({ ...table, rows: [better, same] })?.(same)).toMatchObject({ props: { count: 15 } });
});

test('falls and rises start at one line', () => {
  const rows = [
    ['Fall', '−$960'],
    ['Rise', '+$480'],
  ] as const;
  const bars = barsOf({
    columns: ['Customer', 'Change'],
    rows,
    bars: { stripe: 480, key: 'Each stripe: $480' },
  });
  const drawn = rows.map((row) => {
    const bar = bars?.(row);
    return bar && [bar.props.start, bar.props.length, bar.props.mark];
  });
  expect(drawn).toEqual([
    [0, 2, 2],
    [3, 4, 2],
  ]);
});

test('a table that has none draws none', () => {
  expect(barsOf({ columns: table.columns, rows: table.rows })).toBeUndefined();
});
