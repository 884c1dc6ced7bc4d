import { styled } from '../../theme/stitches.config';
import { surfaceClass } from '../../theme/surfaces';
import { fontSizes, space } from '../../theme/tokens';
import { bleed } from '../../ui/layout';
import { Heading } from '../../ui/Text';

/** Of a formula: for an operator and an amount, a name, and a bar. */
export const FORMULA_COLUMNS = 'clamp(14rem, 25vw, 25rem) minmax(0, 4fr) minmax(0, 8fr)';

/** On a surface that continues to the edges of the window. Its name is where the bars of a formula begin, or the last texts of a table. */
const Result = styled(Heading, {
  ...bleed('both'),
  display: 'grid',
  rowGap: '.5rem',
  overflowWrap: 'anywhere',
  columnGap: space.gap,
  padding: '1.25rem 0 1.75rem',
  /* No line between the last bar of a formula and its continuation. */
  marginTop: -1,
  '@narrowest': { '&&': { fontSize: fontSizes.h4 } },
  '& > :first-child': { fontSize: 'clamp(3.25rem, 8vw, 9rem)', lineHeight: 1 },
  variants: {
    isTotal: {
      true: { '@md': { '&&': { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 3fr))' } } },
    },
    isShort: { true: { '&& > :first-child': { fontSize: 'clamp(min(30vw, 8rem), 16vw, 18rem)' } } },
  },
  '@md': {
    grid: `auto / ${FORMULA_COLUMNS}`,
    alignItems: 'baseline',
    paddingBlock: '1.5rem 2.5rem',
    '& > :first-child': { gridColumn: '1 / 3' },
  },
});

/** In characters. So short an answer is the largest number of its block. */
const SHORT = 4;

interface ExhibitResultProps {
  /** As displayed: `$7`. */
  readonly value: string;
  readonly name: string;
  /** Below a table. */
  readonly isTotal?: boolean;
}

/** What the amounts of an exhibit make. */
export const ExhibitResult = ({ value, name, isTotal = false }: ExhibitResultProps) => (
  <Result as="p" isTotal={isTotal} isShort={value.length <= SHORT} className={surfaceClass('field')}>
    <span>{`= ${value}`}</span> <span>{name}</span>
  </Result>
);
