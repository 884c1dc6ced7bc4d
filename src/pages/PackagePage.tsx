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
import { space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { columns, PAGE_INSET } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { Results } from '../ui/Results';
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

/** The studies on one dark block. The first is a client's, below its artwork; in large windows its number is the largest of the page. */
const Studies = styled(Band, {
  '& > .picture': { marginTop: '1.5rem', aspectRatio: '5 / 3', '@lg': { aspectRatio: '3 / 1' } },
  '& > :is(h2, article)': { paddingInline: PAGE_INSET },
  '& > h2': { paddingTop: space.quiet },
  '& > article': { display: 'grid', gap: `1.5rem ${space.gap}`, paddingBlock: `1.5rem ${space.quiet}` },
  '& > article + article': { borderTop: '1px solid $colors$rule', paddingTop: space.quiet },
  '& > article > div:not(.stripes) > * + *': { marginTop: '1rem' },
  '& > article > :first-child [data-size="small"]': {
    grid: '1fr auto auto / auto 1fr',
    border: 0,
    padding: 0,
    '& > dt': { alignSelf: 'end' },
  },
  '& > article > :first-child [data-size="small"] > dt + dd': { fontSize: 'clamp(4.5rem, 9vw, 10rem)' },
  '@lg': {
    '& > article': columns(2),
    '& > .picture + article': { gridTemplateColumns: '2fr 1fr', rowGap: '2.5rem' },
    '& > article > :last-child': { paddingTop: '2.25rem' },
    '& > article > .stripes': { gridArea: '2 / 1 / auto / -1' },
    '&&& [data-size="large"] > dt + dd': { fontSize: 'min(9vw, 10rem)' },
    '&&& > .picture + article > :first-child dt + dd': {
      fontSize: 'min(16vw, 20rem)',
      lineHeight: 0.8,
      marginBottom: '2rem',
    },
    '& > .picture + article > .stripes > svg': { height: '4.5vw' },
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
      <Studies top="none" bottom="none" className={surfaceClass('night')}>
        <Heading>{packagePage.caseStudiesHeading}</Heading>
        {teaser && <Picture src={artworkAddress(teaser.artwork)} alt="" isTinted />}
        {studies.map(({ industry, source, outcome, relation, others }) => (
          <article key={industry}>
            <div>
              <Text as="h3" variant="mono" tone="line">
                {industry}
              </Text>
              <Results results={[{ ...resultOf(source), cause: undefined }]} />
            </div>
            {isClaim(source) && <StripeRows {...drawingOf(source)} />}
            <div>
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
