import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { FitAndPlan } from '../blocks/FitAndPlan';
import { IncludedBand } from '../blocks/IncludedBand';
import { resultOf } from '../blocks/results';
import { WideBand } from '../blocks/WideBand';
import { artworkAddress } from '../content/artworks';
import { packagePage } from '../content/pages/packagePage';
import { phases } from '../content/phases/index';
import { formatUsd } from '../content/pricing';
import { type PackageSlug, packages } from '../content/services/index';
import type { ClientStudy, TargetStudy } from '../content/services/types';
import { studyTeasers } from '../content/studies/teasers';
import { coverageOf } from '../features/pricing/coverage';
import { InvestmentBand } from '../features/pricing/InvestmentBand';
import { STRIPE_USD } from '../features/pricing/prices';
import { StageFees } from '../features/pricing/StageFees';
import { TotalBar } from '../features/pricing/TotalBar';
import { entriesOf, keyFromPath } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { PAGE_INSET, TO_EDGE } from '../ui/layout';
import { Picture } from '../ui/Picture';
import type { Result } from '../ui/Results';
import { Statement, Text } from '../ui/Text';
import { FieldHead } from './components/FieldHead';

/** What a package does of each phase: its part, or the evidence that ends a whole phase. */
const partsOf = (name: PackageSlug) =>
  entriesOf(phases).map(([phase, { exit }]) => {
    const coverage = coverageOf(name, phase);
    const text = coverage === 'whole' ? packagePage.wholePhase(exit) : (packages[name].parts[phase] ?? '');
    return { coverage, text };
  });

/** A band across the window. In large windows a client's words are beside the drawing, and a target, in the section's color, is beside its words. */
const Study = styled('article', {
  display: 'grid',
  gap: `0 ${space.gap}`,
  padding: `0 ${PAGE_INSET} ${space.quiet}`,
  '& > .picture': { margin: `0 ${TO_EDGE}`, aspectRatio: '1.8' },
  '& > h3': { margin: `${space.quiet} 0 1rem` },
  '& > p': { marginTop: '1rem' },
  '& > dl': { display: 'grid' },
  '& dt': { font: font('display', fontWeights.heading, fontSizes.h4, 1.25), marginTop: '.375rem' },
  '& dt + dd': {
    order: -1,
    font: font('display', fontWeights.heading, 'clamp(min(6rem, 24vw), 13vw, 14rem)', 1),
  },
  '& > dl:last-child': {
    marginTop: '2rem',
    '& > dt + dd': { fontSize: 'clamp(4rem, 6vw, 7rem)', color: 'var(--line)' },
  },
  '@lg': {
    gridTemplateColumns: '1fr 1fr',
    '& > *': { gridColumnStart: 2 },
    '& > .picture': {
      gridArea: '1 / 1 / span 7',
      margin: `0 0 calc(-1 * ${space.quiet}) ${TO_EDGE}`,
      aspectRatio: 'auto',
    },
    '& > h3:first-child': {
      '&, & ~ p': { gridColumnStart: 1 },
      '& ~ dl': { gridArea: '2 / 2 / span 2', marginTop: 0 },
    },
  },
});

const Figures = ({ label, value, note }: Result) => (
  <dl>
    <dt>{label}</dt>
    <dd>{value}</dd>
    <dd>{note}</dd>
  </dl>
);

/** The texts of a study; a client's have a drawing. */
function caseStudyOf(study: ClientStudy | TargetStudy) {
  if (!('claim' in study)) return { ...study, claim: undefined, artwork: undefined };
  const { industry, cause } = study.claim;
  const artwork = Object.values(studyTeasers).find((teaser) => teaser.industry === industry)?.artwork;
  return { target: undefined, ...study, industry, outcome: cause, artwork };
}

export default function PackagePage({ route }: PageProps) {
  const slug = keyFromPath(packages, route.path);
  const text = packages[slug].text();
  const studies = text.caseStudies.map(caseStudyOf);
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
      <IncludedBand included={text.included} parts={partsOf(slug)} />
      <DocumentBlock document={text.document} number={2} surface="field" />
      <FitAndPlan text={text} plan={packagePage.plan} />
      <WideBand tag={packagePage.caseStudiesTag} heading={text.caseStudiesHeading}>
        {studies.map(({ industry, outcome, claim, target, relation, artwork }, index) => (
          <Study key={industry} className={surfaceClass(index ? 'sunk' : 'tint')}>
            {artwork && <Picture src={artworkAddress(artwork)} alt="" isTinted />}
            <Text as="h3" variant="mono" tone="line">
              {industry}
            </Text>
            {claim && <Figures {...resultOf(claim)} />}
            <Statement>{outcome}</Statement>
            <Text tone="ink">{relation}</Text>
            {target && <Figures {...resultOf(target)} />}
          </Study>
        ))}
      </WideBand>
      <InvestmentBand name={slug} invitation={text.invitation} />
      <TotalBar />
    </>
  );
}
