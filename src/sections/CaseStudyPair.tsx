import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Metrics, type MetricsProps } from '../ui/Metrics';
import { Text } from '../ui/Text';

const Pair = styled('div', {
  display: 'grid',
  gap: '3rem $space$gap',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Study = styled('article', {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.25rem',
  display: 'flex',
  flexDirection: 'column',
  gap: '2.5rem',
});

const Outcome = styled(Heading, {
  marginTop: '.75rem',
  maxWidth: '22em',
  fontWeight: 450,
});

export interface CaseStudyPairProps {
  readonly studies: readonly {
    readonly industry: string;
    readonly outcome: string;
    readonly results: MetricsProps['metrics'];
  }[];
}

/** Two case studies side by side: industry, outcome, results. */
export function CaseStudyPair({ studies }: CaseStudyPairProps) {
  return (
    <Pair>
      {studies.map(({ industry, outcome, results }) => (
        <Study key={industry}>
          <div>
            <Text as="h3" look="mono" tone="line">
              {industry}
            </Text>
            <Outcome as="p" look="h3">
              {outcome}
            </Outcome>
          </div>
          <Metrics columns={2} metrics={results} />
        </Study>
      ))}
    </Pair>
  );
}
