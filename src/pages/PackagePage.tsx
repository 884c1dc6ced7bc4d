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
import { COARSE_STRIPE_USD } from '../features/pricing/prices';
import { StageFees } from '../features/pricing/StageFees';
import { TotalBar } from '../features/pricing/TotalBar';
import { Poster, Recoloring } from '../figures/Poster';
import { entriesOf, keyFromPath } from '../lib/lookUp';
import { slugify } from '../lib/slugify';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { tileInsets } from '../ui/layout';
import { Picture } from '../ui/Picture';
import type { Result } from '../ui/Results';
import { outlined, Statement, Text } from '../ui/Text';
import { FieldHead } from './components/FieldHead';

/** What a package does of each phase: its part, or the evidence that ends a whole phase. */
const partsOf = (name: PackageSlug) =>
  entriesOf(phases).map(([phase, { exit }]) => {
    const coverage = coverageOf(name, phase);
    const text = coverage === 'whole' ? packagePage.wholePhase(exit) : (packages[name].parts[phase] ?? '');
    return { coverage, text };
  });

const Studies = styled('div', {
  display: 'grid',
  '@md': { gridTemplateColumns: '1fr 1fr', '&:has(.poster)': { gridTemplateColumns: '2fr 1fr' } },
});

/**
 * Picture, industry, result, texts and target, each level with those of the other study. A study without a client has half of the
 * other's width.
 */
const Study = styled('article', {
  ...tileInsets,
  display: 'grid',
  grid: 'subgrid / minmax(0, 1fr)',
  gridRow: 'span 6',
  paddingBottom: space.quiet,
  '& > :first-child': { aspectRatio: '2.1' },
  '& > .poster': {
    aspectRatio: '1.6',
    '@md': { aspectRatio: 'auto' },
    '& > img': { objectFit: 'contain' },
  },
  '& > * + *': { margin: '1rem var(--text-end) 0 var(--text-start)' },
  '& > p + p': { marginTop: '.75rem' },
  '& > dl': { display: 'grid', alignContent: 'end' },
  '& dt': { font: font('display', fontWeights.heading, fontSizes.h4, 1.25) },
  '& dt + dd': {
    order: -1,
    font: font('display', fontWeights.heading, 'clamp(min(6rem, 24vw), 13vw, 14rem)', 1.05),
  },
  '& > dl:last-child': {
    gridRow: -2,
    borderTop: '1px solid $colors$ink',
    paddingTop: '1rem',
    '& > dt + dd': { fontSize: fontSizes.h1, ...outlined },
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
          { term: facts.fees(formatUsd(COARSE_STRIPE_USD)), text: <StageFees name={slug} /> },
          { term: facts.length, text: facts.packageLength },
        ]}
      />
      <IncludedBand included={text.included} parts={partsOf(slug)} />
      <DocumentBlock document={text.document} number={2} surface="field" />
      <FitAndPlan text={text} plan={packagePage.plan} />
      {studies.some(({ artwork }) => !artwork) && <Recoloring from="industries" to="services" />}
      <WideBand tag={packagePage.caseStudiesTag} heading={text.caseStudiesHeading}>
        <Studies>
          {studies.map(({ industry, outcome, claim, target, relation, artwork }, index) => (
            <Study key={industry} className={surfaceClass(index ? 'sunk' : 'tint')}>
              {artwork ? (
                <Picture src={artworkAddress(artwork)} alt="" isTinted />
              ) : (
                <Poster slug={slugify(industry)} size="highPoster" isRecolored />
              )}
              <Text as="h3" variant="mono" tone="line">
                {industry}
              </Text>
              {claim && <Figures {...resultOf(claim)} />}
              <Statement>{outcome}</Statement>
              <Text tone="ink">{relation}</Text>
              {target && <Figures {...resultOf(target)} />}
            </Study>
          ))}
        </Studies>
      </WideBand>
      <InvestmentBand name={slug} invitation={text.invitation} />
      <TotalBar />
    </>
  );
}
