import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { FitAndPlan } from '../blocks/FitAndPlan';
import { IncludedBand } from '../blocks/IncludedBand';
import { drawingOf, isClaim, resultOf } from '../blocks/results';
import { packagePage } from '../content/pages/detailPages';
import { phases } from '../content/phases/index';
import { formatUsd } from '../content/pricing';
import { type PackageSlug, packages } from '../content/services/index';
import type { ClientStudy, TargetStudy } from '../content/services/types';
import { coverageOf } from '../features/pricing/coverage';
import { InvestmentBand } from '../features/pricing/InvestmentBand';
import { STRIPE_USD } from '../features/pricing/prices';
import { StageFees } from '../features/pricing/StageFees';
import { TotalBar } from '../features/pricing/TotalBar';
import { StripeRows } from '../figures/StripeBar';
import { entriesOf, keyFromPath } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { columns, PAGE_INSET } from '../ui/layout';
import { Results } from '../ui/Results';
import { Heading, Statement, Text } from '../ui/Text';
import { FieldHead } from './components/FieldHead';

/** What a package does of each phase: its part, or the evidence that ends a whole phase. */
const partsOf = (name: PackageSlug) =>
  entriesOf(phases).map(([phase, { exit }]) => {
    const coverage = coverageOf(name, phase);
    const text = coverage === 'whole' ? packagePage.wholePhase(exit) : (packages[name].parts[phase] ?? '');
    return { coverage, text };
  });

/** A band for each study: its number, and in large windows beside it the words and the drawing of a client's result. That of a target is pale and low. */
const Studies = styled(Band, {
  '&&': { paddingBlock: 0 },
  '& > h2': { padding: `${space.section} ${PAGE_INSET} 2rem` },
  '& > article': { display: 'grid', gap: `1.5rem ${space.gap}`, padding: `0 ${PAGE_INSET} ${space.quiet}` },
  '& > article + article': { paddingBlock: '2rem' },
  '& > article > * > * + *': { marginTop: '1rem' },
  '& > article > :first-child [data-size="small"]': { border: 0, padding: 0 },
  '@lg': { '& > article': columns(2) },
});

/** A client's result, with what we did and perhaps a target; or the target of an invented case. */
const studyOf = (study: ClientStudy | TargetStudy) =>
  'claim' in study
    ? {
        ...study,
        source: study.claim,
        industry: study.claim.industry,
        outcome: study.claim.cause,
        others: study.target ? [study.target] : [],
      }
    : { ...study, source: study.target, others: [] };

export default function PackagePage({ route }: PageProps) {
  const slug = keyFromPath(packages, route.path);
  const text = packages[slug].text();
  const { facts } = packagePage;
  return (
    <>
      <FieldHead
        route={route}
        lead={text.lead}
        poster="poster"
        facts={[
          { term: facts.fees(formatUsd(STRIPE_USD)), text: <StageFees name={slug} /> },
          { term: facts.length, text: facts.packageLength },
        ]}
      />
      <IncludedBand slug={slug} included={text.included} parts={partsOf(slug)} />
      <DocumentBlock document={text.document} number={2} surface="field" />
      <FitAndPlan text={text} plan={packagePage.plan} picture={`client-${slug}`} />
      <Studies>
        <Heading className={surfaceClass('night')}>{packagePage.caseStudiesHeading}</Heading>
        {text.caseStudies.map(studyOf).map(({ industry, source, outcome, relation, others }) => (
          <article key={industry} className={surfaceClass(isClaim(source) ? 'night' : 'tint')}>
            <div>
              <Text as="h3" variant="mono" tone="line">
                {industry}
              </Text>
              <Results results={[{ ...resultOf(source), cause: undefined }]} />
            </div>
            <div>
              {isClaim(source) && <StripeRows {...drawingOf(source)} />}
              <Statement>{outcome}</Statement>
              <Text>{relation}</Text>
              {others.length > 0 && <Results results={others.map(resultOf)} />}
            </div>
          </article>
        ))}
      </Studies>
      <InvestmentBand name={slug} invitation={text.invitation} />
      <TotalBar />
    </>
  );
}
