import { styled } from '../theme/stitches.config';
import { fontSizes, fonts, fontWeights, space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Text } from '../ui/Text';

const Pair = styled('div', {
  display: 'grid',
  gap: `3rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Study = styled('article', {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.25rem',
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5rem',
});

const Outcome = styled(Heading, { marginTop: '.75rem', maxWidth: '22em', fontWeight: 450 });

const Results = styled('dl', {
  display: 'grid',
  gap: `1.5rem ${space.gap}`,
  '@media (min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': {
    fontFamily: fonts.display,
    fontWeight: fontWeights.medium,
    fontSize: fontSizes.ui,
    lineHeight: 1.3,
  },
  '& dt > span': {
    display: 'block',
    fontFamily: fonts.text,
    fontWeight: fontWeights.regular,
    fontSize: fontSizes.small,
    lineHeight: 1.45,
    color: '$ink2',
    marginTop: '.25rem',
  },
});

const Value = styled('dd', {
  fontFamily: fonts.display,
  fontWeight: fontWeights.heading,
  lineHeight: 1,
  letterSpacing: '-.04em',
  marginBottom: '.5rem',
  fontVariantNumeric: 'tabular-nums',
  variants: { size: { large: { fontSize: fontSizes.figure }, small: { fontSize: fontSizes.h3 } } },
});

export interface CaseResult {
  readonly value: string;
  readonly label: string;
  /** The base of a client result, or what kind of number it is otherwise. */
  readonly note: string;
  /** A target is set smaller than a result. */
  readonly isTarget: boolean;
}

export interface CaseStudyPairProps {
  readonly studies: readonly {
    readonly industry: string;
    readonly outcome: string;
    readonly results: readonly CaseResult[];
    /** Which part of the package does this work. */
    readonly relation: string;
  }[];
}

/** Two case studies side by side: industry, outcome, results with their bases, part of the package. */
export function CaseStudyPair({ studies }: CaseStudyPairProps) {
  return (
    <Pair>
      {studies.map(({ industry, outcome, results, relation }) => (
        <Study key={industry}>
          <div>
            <Text as="h3" look="mono" tone="line">
              {industry}
            </Text>
            <Outcome as="p" look="h3">
              {outcome}
            </Outcome>
          </div>
          <Results>
            {results.map(({ value, label, note, isTarget }) => (
              <div key={label}>
                <dt>
                  {label}
                  <span>{note}</span>
                </dt>
                <Value size={isTarget ? 'small' : 'large'}>{value}</Value>
              </div>
            ))}
          </Results>
          <Text look="small">{relation}</Text>
        </Study>
      ))}
    </Pair>
  );
}
