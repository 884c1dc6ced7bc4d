import { CallToAction } from '../blocks/CallToAction';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { FitAndPlan, type ServiceLink } from '../blocks/FitAndPlan';
import { resultOf } from '../blocks/results';
import { SectionHead } from '../blocks/SectionHead';
import { packagePage } from '../content/pages/packagePage';
import { phases } from '../content/phases/index';
import { formatUsd, priceUsdPerMonth } from '../content/pricing';
import { type PackageSlug, packages } from '../content/services/index';
import type { ClientStudy, TargetStudy } from '../content/services/types';
import { studyTeasers } from '../content/studies/teasers';
import { bowtieRangeOf, isWhole, phasesOf } from '../features/pricing/coverage';
import { InvestmentBand } from '../features/pricing/InvestmentBand';
import { equityPercent } from '../features/pricing/prices';
import { TotalBar } from '../features/pricing/TotalBar';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { edgeToEdge } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { Results } from '../ui/Results';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { FieldHead } from './components/FieldHead';
import { Included } from './components/Included';

/** Fee and equity of a package from the first stage to the last. They do not depend on the selected stage. */
function priceRanges(name: PackageSlug): { readonly fee: string; readonly equity: string } {
  const { feeRange, equityRange } = packagePage.facts;
  const decimals = packages[name].seedPrice.detailDecimals;
  const share = (stage: 'preSeed' | 'seriesB') => `${equityPercent(name, stage, decimals)}%`;
  const fee = (stage: 'preSeed' | 'seriesB') => formatUsd(priceUsdPerMonth(name, stage));
  return {
    fee: feeRange(fee('preSeed'), fee('seriesB')),
    equity: equityRange(share('preSeed'), share('seriesB')),
  };
}

/** The phases of a package as links, each with its part, or with the evidence that ends a whole phase. */
const phaseLinks = (name: PackageSlug): readonly ServiceLink[] =>
  phasesOf(name).map((phase) => ({
    href: `/how-we-work/${phase}`,
    name: phases[phase].shortName,
    reason: isWhole(name, phase)
      ? packagePage.wholePhase(phases[phase].exit)
      : (packages[name].parts[phase] ?? ''),
  }));

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

export default function PackagePage({ route }: PageProps) {
  const slug = keyOf(packages, route.path);
  const { name, summary, ...content } = packages[slug];
  const text = content.text();
  const { facts, plan, card } = packagePage;
  const { fee, equity } = priceRanges(slug);
  return (
    <>
      <FieldHead
        route={route}
        heading={name}
        tagline={summary}
        lead={text.lead}
        poster="poster"
        price={
          <>
            <Text variant="mono">{facts.fee}</Text>
            <p>{fee}</p>
          </>
        }
        action={card.buttonLabel}
        facts={[
          { term: facts.equity, text: equity },
          { term: facts.length, text: facts.packageLength },
        ]}
      />
      <Included
        items={text.included}
        range={bowtieRangeOf(slug)}
        spanLabel={packagePage.spanLabel}
        caption={text.figureCaption}
      />
      <InvestmentBand name={slug} />
      {text.document && <DocumentBlock document={text.document} number={2} surface="field" />}
      <FitAndPlan text={text} phases={phaseLinks(slug)} plan={plan} />
      <SectionBand>
        <SectionHead tag={packagePage.caseStudiesTag} heading={text.caseStudiesHeading} />
        <Pair>
          {text.caseStudies.map(caseStudyOf).map(({ industry, image, outcome, results, relation }) => (
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
      </SectionBand>
      <CallToAction {...text.closing} action={card.buttonLabel} surface="field" />
      <TotalBar />
    </>
  );
}
