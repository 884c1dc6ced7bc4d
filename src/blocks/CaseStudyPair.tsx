import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { edgeToEdge } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { type Result, Results } from '../ui/Results';
import { Text } from '../ui/Text';

const Pair = styled('div', { display: 'grid', gap: '3rem' });

/** From 768 px the results are at the left of the outcome. */
const Study = styled('article', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `1.5rem ${space.gap}`,
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.5rem',
  '& > div > p': { marginTop: '.75rem' },
  '& [data-size]': { border: 0, paddingTop: 0 },
  '& > div:last-child': { ...edgeToEdge, '@phone': { order: -1 } },
  '@md': {
    gridTemplateColumns: '5fr 4fr 3fr',
    '& > dl': { gridArea: '1 / 1' },
    '& > div:last-child': { aspectRatio: 'auto' },
  },
});

export interface CaseStudyPairProps {
  readonly studies: readonly {
    readonly industry: string;
    /** The artwork of the study; undefined without a client. */
    readonly image?: string | undefined;
    readonly outcome: string;
    readonly results: readonly Result[];
    /** The part of the package that does this work. */
    readonly relation: string;
  }[];
}

/** Two case studies: artwork, industry, outcome, part of the package, and results with their bases in the largest type. */
export function CaseStudyPair({ studies }: CaseStudyPairProps) {
  return (
    <Pair>
      {studies.map(({ industry, image, outcome, results, relation }) => (
        <Study key={industry}>
          <div>
            <Text as="h3" variant="mono" tone="line">
              {industry}
            </Text>
            <Heading as="p" variant="h3">
              {outcome}
            </Heading>
            <Text>{relation}</Text>
          </div>
          <Results columns={1} results={results} />
          {image && <Picture src={image} alt="" />}
        </Study>
      ))}
    </Pair>
  );
}
