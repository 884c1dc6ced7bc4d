import type { DocumentTable } from '../../content/documents';
import { StripeBar } from '../../figures/StripeBar';
import { styled } from '../../theme/stitches.config';

/** Stripes that a sheet has room for, at least: fewer would be as wide as blocks. */
const ROOM = 20;

const Bar = styled(StripeBar, {
  height: 'clamp(1.75rem, 4vw, 4rem)',
  margin: '.75rem 0 .125rem',
  '[data-marked] &': { color: 'var(--note)' },
  variants: {
    isWide: {
      /** As wide as the sheet, below all cells of its row, whose widths it does not change. */
      true: { display: 'block', width: '100cqw', maxWidth: 'none', marginRight: '-100cqw' },
      false: { minWidth: 'min(14rem, 45vw)', '@lg': { minWidth: 'min(24rem, 22vw)' } },
    },
  },
});

/** `20`, `$1,200` or `94%` */
const numberIn = (text = ''): number => Number(text.replaceAll(/[^\d.]/g, ''));

/** Draws the value of a row in stripes of one unit, before those of the whole, with a higher one at its target. All rows have one scale. */
export function barsOf({ rows, main = 1, bars }: DocumentTable, isWide: boolean) {
  if (!bars) return undefined;
  const { target, limit, whole, from = 0, stripe } = bars;
  const stripesOf = (number: number) => Math.round((number - from) / stripe);
  const barOf = (row: readonly string[]) => {
    const marked = target === undefined ? limit : numberIn(row[target]);
    const mark = marked === undefined ? undefined : stripesOf(marked);
    const total = whole === undefined ? (mark ?? 0) : stripesOf(numberIn(row[whole]));
    return { length: stripesOf(numberIn(row[main])), mark, total };
  };
  const most = Math.max(...rows.map(barOf).flatMap(({ length, total }) => [length, total]));
  const count = Math.max(ROOM, most);
  return (row: readonly string[]) => <Bar isWide={isWide} count={count} {...barOf(row)} />;
}
