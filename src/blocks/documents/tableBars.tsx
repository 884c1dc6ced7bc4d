import type { DocumentTable } from '../../content/documents';
import { StripeBar } from '../../figures/StripeBar';
import { styled } from '../../theme/stitches.config';

/** Least number of stripes that fill a sheet: fewer would be as wide as blocks. */
const FEWEST = 15;

/** As wide as the sheet, below all cells of its row, whose widths it does not change. */
export const sheetWide = {
  width: '100cqw',
  maxWidth: 'none',
  marginRight: '-100cqw',
} as const;

const Bar = styled(StripeBar, {
  height: 'clamp(2rem, 4.4vw, 4.5rem)',
  margin: '.75rem 0 .125rem',
  '[data-marked] &': { color: 'var(--note)' },
  variants: {
    place: {
      /** Beside the only number of the row. */
      beside: {
        display: 'inline-block',
        /* The names have two letters. */
        width: 'calc(100% - 3.5rem)',
        height: '1.75rem',
        margin: '0 0 0 1rem',
        verticalAlign: 'middle',
      },
      wide: sheetWide,
    },
  },
});

/** Returns the numbers in a cell: `20`, `$1,200`, `94%` or `9 of 20`. */
const numbersIn = (text = ''): readonly number[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')));

/**
 * Draws the value of a row in stripes of one unit, in front of those of the whole, with a higher one at its target. If some
 * amounts are negative, the higher stripe marks zero, between falls and rises. All rows have one scale.
 * @param place of a bar; below the name, in its column, by default.
 */
export function barsOf({ rows, main = 1, bars }: DocumentTable, place?: 'beside' | 'wide') {
  if (!bars) return undefined;
  const { target, limit, whole, stripe } = bars;
  const stripesOf = (number: number) => Math.round(number / stripe);
  const lengthOf = (row: readonly string[]) => stripesOf(numbersIn(row[main])[0] ?? 0);
  const isFall = (row: readonly string[]) => row[main]?.startsWith('−');
  const zero = Math.max(...rows.map((row) => (isFall(row) ? lengthOf(row) : 0)));
  const barOf = (row: readonly string[]) => {
    const length = lengthOf(row);
    if (zero > 0) {
      const [start, end] = isFall(row) ? [zero - length, zero] : [zero + 1, zero + 1 + length];
      return { start, length: end, mark: zero, total: 0 };
    }
    const marked = target === undefined ? limit : numbersIn(row[target])[0];
    const mark = marked === undefined ? undefined : stripesOf(marked);
    const total = whole === undefined ? (mark ?? 0) : stripesOf(numbersIn(row[whole]).at(-1) ?? 0);
    // The higher stripe is not one of them.
    return { length: mark !== undefined && length > mark ? length + 1 : length, mark, total };
  };
  const most = Math.max(
    ...rows.map(barOf).flatMap(({ length, mark = -1, total }) => [length, mark + 1, total]),
  );
  const count = Math.max(FEWEST, most);
  // A row without a number, as `On hold`, has no bar.
  return (row: readonly string[]) =>
    numbersIn(row[main]).length > 0 && <Bar {...(place && { place })} count={count} {...barOf(row)} />;
}
