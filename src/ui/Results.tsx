import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';

/** Size of a result beside others. */
const NUMERAL = 'clamp(4.25rem, 2.6rem + 4vw, 7rem)';

/** A number is displayed before its label and read after it. */
const List = styled('dl', {
  display: 'grid',
  gap: `1.25rem ${space.gap}`,
  '& > div': { borderTop: '1px solid $colors$ink', paddingTop: '.875rem', display: 'grid' },
  '& dt': { font: font('display', fontWeights.heading, fontSizes.h4, 1.25), textWrap: 'balance' },
  '& dd': { lineHeight: 1.45, marginTop: '.375rem', maxWidth: '36em' },
  '& dt + dd': {
    order: -1,
    font: font('display', fontWeights.heading, NUMERAL, 1),
    letterSpacing: '-.04em',
    margin: '0 0 .5rem',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    columns: {
      1: {
        '& > [data-size="large"] > dt + dd': { fontSize: 'clamp(5.25rem, .5rem + 23vw, 8rem)' },
        '& > [data-size="large"] > dt': { fontSize: fontSizes.h3, alignSelf: 'end' },
        '& > [data-size="large"]': { '@lg': { columnGap: space.gap } },
        '& > [data-size="small"] > dt + dd': { lineHeight: 1.1, margin: 0 },
      },
      /** Each result beside its texts. */
      2: {
        '@lg': {
          '& > div': { gridTemplateColumns: 'minmax(auto, 5fr) 7fr', columnGap: space.gap },
          '& > div > *': { gridColumn: 2 },
          '& dt + dd': { gridArea: '1 / 1 / span 3', lineHeight: 0.85, whiteSpace: 'nowrap' },
        },
      },
    },
  },
});

export interface Result {
  readonly value: string;
  readonly label: string;
  /** The base of a client's result, or the qualifier of another number. */
  readonly note: string;
  /** Cause of a client's result. */
  readonly cause?: string | undefined;
  /** `large` for a client's result, `small` for a target or an industry benchmark. It matters in one column. */
  readonly size: 'large' | 'small';
}

export interface ResultsProps {
  readonly columns: 1 | 2;
  readonly results: readonly Result[];
  /** Precedes each cause. */
  readonly causeLabel?: string | undefined;
}

/** Client results, targets and industry benchmarks, each with its label and source; in one column, a result is larger than the others. */
export function Results({ columns, results, causeLabel }: ResultsProps) {
  return (
    <List columns={columns}>
      {results.map(({ value, label, note, cause, size }) => (
        <div key={label} data-size={size}>
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
