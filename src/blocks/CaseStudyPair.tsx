import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { type Result, Results } from '../ui/Results';
import { Text } from '../ui/Text';

const Pair = styled('div', {
  display: 'grid',
  gap: `3rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Study = styled('article', {
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5rem',
});

const Outcome = styled(Heading, { marginTop: '.75rem', maxWidth: '22em', fontWeight: 450 });

export interface CaseStudyPairProps {
  readonly studies: readonly {
    readonly industry: string;
    readonly outcome: string;
    readonly results: readonly Result[];
    /** The part of the package that does this work. */
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
            <Text as="h3" variant="mono" tone="line">
              {industry}
            </Text>
            <Outcome as="p" variant="h3">
              {outcome}
            </Outcome>
          </div>
          <Results columns={2} results={results} />
          <Text variant="small">{relation}</Text>
        </Study>
      ))}
    </Pair>
  );
}
