import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { FitAndPlan } from '../blocks/FitAndPlan';
import { Included } from '../blocks/Included';
import { drawingOf, isClaim, resultOf } from '../blocks/results';
import { artworkAddress } from '../content/artworks';
import { packagePage } from '../content/pages/detailPages';
import { phases } from '../content/phases/index';
import { formatUsd } from '../content/pricing';
import { type PackageSlug, packages } from '../content/services/index';
import type { ClientStudy, TargetStudy } from '../content/services/types';
import { studyTeasers } from '../content/studies/teasers';
import { phasesOf } from '../features/pricing/coverage';
import { InvestmentBand } from '../features/pricing/InvestmentBand';
import { STRIPE_USD } from '../features/pricing/prices';
import { StageFees } from '../features/pricing/StageFees';
import { TotalBar } from '../features/pricing/TotalBar';
import { StripeRows } from '../figures/StripeBar';
import { keyFromPath } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { fontSizes, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { besideWords, columns, PAGE_INSET } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { besideLabel, Results } from '../ui/Results';
import { Heading, Statement, Text } from '../ui/Text';
import { FieldHead } from './components/FieldHead';

/** Each phase of a package, with the package's part or the evidence that ends the whole phase. */
const phaseLinks = (name: PackageSlug) =>
  phasesOf(name).map((phase) => {
    const { shortName, exit } = phases[phase];
    return {
      href: `/how-we-work/${phase}`,
      name: shortName,
      reason: packages[name].parts[phase] ?? packagePage.wholePhase(exit),
    };
  });

/** Two studies: the first is a client's, on the dark surface beside its artwork, with the largest number of the page. */
const Studies = styled(Band, {
  '& > h2': { padding: `${space.quiet} ${PAGE_INSET} 1.5rem` },
  '& > .picture': { aspectRatio: '5 / 3' },
  '& > article': {
    display: 'grid',
    gap: `1.5rem ${space.gap}`,
    padding: `1.5rem ${PAGE_INSET} ${space.quiet}`,
    '& > :not(.stripes) > * + *': { marginTop: '1rem' },
    '& > :first-child dt': { fontSize: fontSizes.h4 },
    '& > :first-child dt + dd': { fontSize: 'min(32vw, 10rem)', lineHeight: 0.9, marginBottom: '1rem' },
  },
  '& > article + article': { paddingTop: space.quiet },
  '@media print, (forced-colors: active)': { '& > article': { borderTop: '1px solid' } },
  '@lg': {
    ...columns('5fr 7fr'),
    '& > .picture': { gridArea: '1 / 1 / span 2', ...besideWords },
    '& > :is(h2, .picture + article)': { gridColumn: 2, paddingLeft: space.gap },
    '&&& > .picture + article > :first-child dt + dd': { fontSize: 'min(14.5vw, 18rem)' },
    '& > article + article': {
      grid: 'auto / subgrid',
      gridColumn: '1 / -1',
      columnGap: 0,
      alignItems: 'end',
      paddingBlock: '3rem',
      '& > :first-child': { paddingRight: space.gap },
      '& > :last-child': { paddingLeft: space.gap },
      '& > .stripes': { gridArea: '2 / 1 / auto / -1' },
      '&&& > :first-child dt + dd': { fontSize: 'min(11vw, 12rem)' },
    },
  },
  variants: {
    /** The row of a target is low. */
    hasTarget: {
      true: { '@lg': { '&&& > article > :first-child [data-size="medium"]': besideLabel } },
    },
  },
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
  const studies = text.caseStudies.map(studyOf);
  const teaser = Object.values(studyTeasers).find(({ industry }) => industry === studies[0]?.industry);
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
      <Included slug={slug} items={text.included} />
      <DocumentBlock document={text.document} number={1} surface="field" />
      <FitAndPlan text={text} plan={packagePage.plan} picture={`client-${slug}`} phases={phaseLinks(slug)} />
      <Studies top="none" bottom="none" hasTarget={!studies.every(({ source }) => isClaim(source))}>
        <Heading className={surfaceClass('night')}>{packagePage.caseStudiesHeading}</Heading>
        {teaser && <Picture src={artworkAddress(teaser.artwork)} alt="" isTinted />}
        {studies.map(({ industry, source, outcome, relation, others }, index) => (
          <article key={industry} className={surfaceClass(index ? 'tint' : 'night')}>
            <div>
              <Text as="h3" variant="mono" tone="line">
                {industry}
              </Text>
              <Results
                results={[{ ...resultOf(source, isClaim(source) ? 'large' : 'medium'), cause: undefined }]}
              />
            </div>
            {isClaim(source) && <StripeRows {...drawingOf(source)} />}
            <div>
              <Statement>{outcome}</Statement>
              <Text>{relation}</Text>
              {others.length > 0 && <Results results={others.map((other) => resultOf(other, 'small'))} />}
            </div>
          </article>
        ))}
      </Studies>
      <InvestmentBand name={slug} invitation={text.invitation} />
      <TotalBar />
    </>
  );
}
