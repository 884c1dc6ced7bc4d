import type { ClientStudy, PackageText, TargetStudy } from '../content/services/types';
import { studyTeasers } from '../content/studies/teasers';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { edgeToEdge } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { Results } from '../ui/Results';
import { Text } from '../ui/Text';
import { resultOf } from './results';

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

/** The texts of a study; with a client, its artwork and results. */
function caseStudyOf(study: ClientStudy | TargetStudy) {
  const { relation } = study;
  if (!('claims' in study)) {
    const { industry, outcome, target } = study;
    return { industry, outcome, relation, results: [resultOf(target)] };
  }
  const { claims, target } = study;
  const [{ industry, cause }] = claims;
  return {
    industry,
    image: Object.values(studyTeasers).find((teaser) => teaser.industry === industry)?.image,
    outcome: cause,
    relation,
    // Without the cause, which the outcome states.
    results: [...claims, ...(target ? [target] : [])].map((source) => ({
      ...resultOf(source),
      cause: undefined,
    })),
  };
}

/** Two case studies: artwork, industry, outcome, part of the package, and results with their bases in the largest type. */
export function CaseStudyPair({ studies }: { readonly studies: PackageText['caseStudies'] }) {
  return (
    <Pair>
      {studies.map(caseStudyOf).map(({ industry, image, outcome, results, relation }) => (
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
