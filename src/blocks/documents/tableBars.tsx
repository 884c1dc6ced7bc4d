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
    isWide: {
      true: {
        ...sheetWide,
        /* Not as wide as they are high. */
        '& > g': { strokeDasharray: '.6 .4' },
      },
    },
  },
});

/** Returns the numbers in a cell: `20`, `$1,200`, `94%` or `9 of 20`. */
const numbersIn = (text = ''): readonly number[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')));

/** Draws the value of a row in stripes of one unit, in front of those of the whole, with a higher one at its target. All rows have one scale. */
export function barsOf({ rows, main = 1, bars }: DocumentTable, isWide: boolean) {
  if (!bars) return undefined;
  const { target, limit, whole, stripe } = bars;
  const stripesOf = (number: number) => Math.round(number / stripe);
  const barOf = (row: readonly string[]) => {
    const marked = target === undefined ? limit : numbersIn(row[target])[0];
    const mark = marked === undefined ? undefined : stripesOf(marked);
    const total = whole === undefined ? (mark ?? 0) : stripesOf(numbersIn(row[whole]).at(-1) ?? 0);
    const length = stripesOf(numbersIn(row[main])[0] ?? 0);
    // The higher stripe is not one of them.
    return { length: mark !== undefined && length > mark ? length + 1 : length, mark, total };
  };
  const most = Math.max(
    ...rows.map(barOf).flatMap(({ length, mark = -1, total }) => [length, mark + 1, total]),
  );
  const count = Math.max(FEWEST, most);
  // A row without a number, as `On hold`, has no bar.
  return (row: readonly string[]) =>
    numbersIn(row[main]).length > 0 && <Bar isWide={isWide} count={count} {...barOf(row)} />;
}
