import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';

/** A large number that no client has reached is an outline: a result is solid. */
const outlined = {
  '@media (prefers-contrast: no-preference) and (forced-colors: none)': {
    WebkitTextFillColor: 'transparent',
    WebkitTextStroke: 'max(1.75px, .025em) currentColor',
  },
};

/** A number is displayed before its label and read after it: above them, or at their left if it is small. */
const List = styled('dl', {
  display: 'grid',
  gap: `1.25rem ${space.gap}`,
  '& > div': { display: 'grid' },
  '& dt': { font: font('display', fontWeights.medium, fontSizes.ui, 1.25), textWrap: 'balance' },
  '& dd': { fontSize: fontSizes.small, lineHeight: 1.45, marginTop: '.25rem', textWrap: 'pretty' },
  '& dt + dd': {
    order: -1,
    font: font('display', fontWeights.heading, fontSizes.h2, 1),
    /* A minus does not touch its number. */
    letterSpacing: '-.03em',
    wordSpacing: '-.15em',
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > [data-target] > dt + dd': { color: 'var(--line)' },
  '& > [data-target]:not([data-size="small"]) > dt + dd': outlined,
  '& > [data-size="small"]': {
    gridTemplateColumns: 'clamp(6.75rem, 11.5vw, 13rem) 1fr',
    columnGap: '1rem',
    borderTop: '1px solid $colors$ink',
    paddingTop: '.75rem',
    '& > *': { gridColumn: 2 },
    '& > dt + dd': { gridArea: '1 / 1 / span 3' },
  },
  '& > [data-size="large"]': {
    columnGap: space.gap,
    '& > dt': { fontSize: fontSizes.h3 },
    /* From one margin of a phone to the other; with wider spacing in two lines. */
    '& > dt + dd': { fontSize: 'min(32vw, 10rem)', overflowWrap: 'anywhere' },
  },
});

/** A number at the left of its label and its note, whose last line is level with it. */
export const besideLabel = {
  grid: '1fr auto / auto minmax(0, 1fr)',
  columnGap: space.gap,
  '& > *': { gridColumn: 2 },
  '& > dt': { alignSelf: 'end' },
  '& > dt + dd': { gridArea: '1 / 1 / span 2', alignSelf: 'end', marginBottom: 0 },
} as const;

export interface Result {
  readonly value: string;
  readonly label: string;
  /** The base of a client's result, or the qualifier of another number. */
  readonly note: string;
  readonly cause?: string | undefined;
  /** A number that no client has reached. */
  readonly isTarget?: boolean;
  /** `large` for the main number of a block. `small` numbers are at the left of their texts, the others above. */
  readonly size: 'large' | 'medium' | 'small';
}

export interface ResultsProps {
  readonly results: readonly Result[];
  readonly causeLabel?: string | undefined;
}

export function Results({ results, causeLabel }: ResultsProps) {
  return (
    <List>
      {results.map(({ value, label, note, cause, isTarget, size }) => (
        <div key={label} data-size={size} data-target={isTarget}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd>{note}</dd>
          {cause && (
            <dd>
              {causeLabel && <strong>{causeLabel} </strong>}
              {cause}
            </dd>
          )}
        </div>
      ))}
    </List>
  );
}

/** A number in large type, with its label in `<small>` below it. */
export const ResultNumeral = styled('p', {
  font: font('display', fontWeights.heading, fontSizes.figure, 1),
  letterSpacing: '-.03em',
  '& small': {
    display: 'block',
    fontSize: '.4em',
    lineHeight: 1.2,
    marginTop: '.15em',
    letterSpacing: '-.01em',
    fontWeight: fontWeights.medium,
  },
});
