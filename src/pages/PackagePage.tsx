import { BowtiePlate } from '../blocks/BowtiePlate';
import { CallToAction } from '../blocks/CallToAction';
import { CaseStudyPair } from '../blocks/CaseStudyPair';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { FieldHead } from '../blocks/FieldHead';
import { PageTagline } from '../blocks/PageHead';
import { SectionHead } from '../blocks/SectionHead';
import { ServiceDetails } from '../blocks/ServiceDetails';
import { ServiceFit } from '../blocks/ServiceFit';
import { TextCells } from '../blocks/TextCells';
import { packagePage } from '../content/pages/packagePage';
import { phases } from '../content/phases/index';
import { packages } from '../content/services/index';
import type { ClientStudy, TargetStudy } from '../content/services/types';
import { studyTeasers } from '../content/studies/teasers';
import { bowtieRangeOf, phasesOf } from '../features/pricing/coverage';
import { InvestmentCard } from '../features/pricing/InvestmentCard';
import { TotalBar } from '../features/pricing/TotalBar';
import { RangePlate } from '../figures/RangeFigure';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { claimResult, qualifiedResult } from './components/results';
import { fitOf, phaseLinks, planPoints, priceRanges } from './components/serviceParts';

/** The fees of the first and the last stage on one line. */
const Fee = styled(Heading, { '@lg': { '&&': { fontSize: 'clamp(1.75rem, .85rem + 2.1vw, 3.125rem)' } } });

function caseStudyOf(study: ClientStudy | TargetStudy) {
  const { relation } = study;
  if (!('claims' in study)) {
    const { industry, outcome, target } = study;
    return { industry, outcome, relation, results: [qualifiedResult(target)] };
  }
  const { claims, target } = study;
  const [{ industry, cause }] = claims;
  // Without the cause, which the outcome states.
  const results = claims.map(claimResult);
  return {
    industry,
    image: Object.values(studyTeasers).find((teaser) => teaser.industry === industry)?.image,
    outcome: cause,
    relation,
    results: [...results, ...(target ? [qualifiedResult(target)] : [])],
  };
}

export default function PackagePage({ route }: PageProps) {
  const slug = keyOf(packages, route.path);
  const { name, summary, ...content } = packages[slug];
  const text = content.text();
  const { facts, plan, card } = packagePage;
  const { fee, equity } = priceRanges(slug);
  const figureCaption = `${text.figureCaption} ${packagePage.modelCredit}`;
  return (
    <>
      <FieldHead
        trail={
          <TextLink href="/services" direction="back">
            {packagePage.backLabel}
          </TextLink>
        }
        tag={packagePage.tag}
        heading={name}
        below={<PageTagline>{summary}</PageTagline>}
        lead={text.lead}
        price={
          <>
            <Text variant="mono">{facts.fee}</Text>
            <Fee as="p" variant="h2">
              {fee}
            </Fee>
          </>
        }
        actions={
          <ButtonLink href="/contact" variant="ink">
            {card.buttonLabel}
          </ButtonLink>
        }
        facts={[
          { term: facts.equity, text: equity },
          { term: facts.length, text: facts.packageLength },
          {
            term: facts.phases,
            text: phasesOf(slug)
              .map((phase) => phases[phase].shortName)
              .join(', '),
          },
        ]}
        figure={
          <BowtiePlate
            range={bowtieRangeOf(slug)}
            spanLabel={packagePage.spanLabel}
            axis={packagePage.axis}
            label={figureCaption}
          />
        }
        caption={figureCaption}
      />
      <ServiceDetails
        includedHeading={packagePage.includedHeading}
        included={text.included}
        card={<InvestmentCard name={slug} />}
      />
      <ServiceFit {...fitOf(text)} phases={phaseLinks(slug)} />
      {text.document && (
        <SectionBand>
          <DocumentBlock document={text.document} number={2} />
        </SectionBand>
      )}
      <SectionBand surface="night">
        <SectionHead tag={plan.tag} heading={text.planHeading} lead={plan.lead} />
        <TextCells cells={planPoints(plan.periods, text.plan)} arePeriods />
      </SectionBand>
      <SectionBand>
        <SectionHead tag={packagePage.caseStudiesTag} heading={text.caseStudiesHeading} />
        <CaseStudyPair studies={text.caseStudies.map(caseStudyOf)} />
      </SectionBand>
      <CallToAction
        {...text.closing}
        action={card.buttonLabel}
        surface="field"
        drawing={<RangePlate {...bowtieRangeOf(slug)} isCropped />}
      />
      <TotalBar />
    </>
  );
}
