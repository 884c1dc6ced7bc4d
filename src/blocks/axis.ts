import { KNOT } from '../figures/bowtie';
import { space } from '../theme/tokens';

/** The knot of a bowtie as wide as the window, from the left margin of the page. */
export const KNOT_INSET = `calc(${KNOT * 100}% - ${(1 - 2 * KNOT).toFixed(1)} * ${space.gutter})`;

/** Columns of the five phases between the margins of the page, under such a bowtie: the third begins at the knot. */
export const PHASE_COLUMNS = `repeat(2, calc(${KNOT_INSET} / 2)) repeat(3, 1fr)`;

/** Windows whose columns are narrower than a name. */
export const NARROW = '@media (max-width: 23.999em)';

/** Style of a pseudo-element on the line above the names of phases. */
export const tick = {
  content: '""',
  position: 'absolute',
  top: '-5px',
  left: 0,
  height: '9px',
  borderLeft: '1px solid $colors$ink',
} as const;
