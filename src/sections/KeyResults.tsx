import { styled } from '../theme/stitches.config';
import { fontSizes, fonts, fontWeights, space } from '../theme/tokens';

const List = styled('dl', {
  display: 'grid',
  gap: `1.25rem ${space.gap}`,
  '& > div': { borderTop: '1px solid $colors$ink', paddingTop: '.875rem' },
  '& dt': { fontFamily: fonts.mono, fontSize: fontSizes.mono, lineHeight: 1.4 },
  '& dd': { fontSize: fontSizes.small, lineHeight: 1.45, color: '$ink2', marginTop: '.375rem' },
  '& strong': { fontWeight: fontWeights.regular, color: '$ink' },
});

/* Numerals stand before their label and are read after it. */

const Result = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  '& > dd:nth-of-type(1)': {
    order: -1,
    fontFamily: fonts.display,
    fontWeight: fontWeights.heading,
    fontSize: fontSizes.figure,
    lineHeight: 1,
    letterSpacing: '-.04em',
    color: '$ink',
    margin: '0 0 .5rem',
  },
});

const Measure = styled('div', {
  display: 'grid',
  gridTemplateColumns: '4.5rem 1fr',
  columnGap: '1rem',
  '& > dd:nth-of-type(1)': {
    gridRow: '1 / span 2',
    gridColumn: 1,
    fontFamily: fonts.display,
    fontWeight: fontWeights.medium,
    fontSize: fontSizes.h4,
    lineHeight: 1.1,
    margin: 0,
  },
  '& > dt, & > dd:nth-of-type(2)': { gridColumn: 2 },
});

export interface KeyResultsProps {
  /** Results of the client, set large. */
  readonly results: readonly {
    readonly value: string;
    readonly label: string;
    readonly base: string;
    readonly cause: string;
  }[];
  readonly causeLabel: string;
  /** Targets and industry figures, set small. */
  readonly measures: readonly {
    readonly value: string;
    readonly label: string;
    readonly qualifier: string;
  }[];
}

/** The key results of a study: what its client measured, each with base and cause, then the other figures. */
export function KeyResults({ results, causeLabel, measures }: KeyResultsProps) {
  return (
    <List>
      {results.map(({ value, label, base, cause }) => (
        <Result key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd>{base}</dd>
          <dd>
            <strong>{causeLabel}</strong> {cause}
          </dd>
        </Result>
      ))}
      {measures.map(({ value, label, qualifier }) => (
        <Measure key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd>{qualifier}</dd>
        </Measure>
      ))}
    </List>
  );
}
