import { BowtiePlate } from '../blocks/BowtiePlate';
import { CallToAction } from '../blocks/CallToAction';
import { DrawnTiles } from '../blocks/DrawnTiles';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { SectionHead } from '../blocks/SectionHead';
import { ServiceFit } from '../blocks/ServiceFit';
import { PlanCells } from '../blocks/TextCells';
import { labels } from '../content/labels';
import { investorText } from '../content/pages/investors';
import { packagePage } from '../content/pages/packagePage';
import { addOnPrice } from '../content/pricing';
import { addOns, allServices, shortServices } from '../content/services/index';
import { InTotal } from '../features/pricing/AddToTotal';
import { TotalBar } from '../features/pricing/TotalBar';
import { RangePlate } from '../figures/RangeFigure';
import { isKeyOf, keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { Price } from '../ui/Price';
import { SectionBand } from '../ui/SectionBand';
import { TextLink } from '../ui/TextLink';
import { TitledRows } from '../ui/TitledLists';
import { FieldHead } from './components/FieldHead';

/** Aligns the text of links, not their touch targets, with the other terms. */
const Links = styled('div', { marginBlock: '-.6875rem' });

export default function PlaceholderServicePage({ route }: PageProps) {
  const slug = keyOf(shortServices, route.path);
  const { name, summary, bowtieRange, ...content } = shortServices[slug];
  const text = content.text();
  const figureCaption = `${text.figureCaption} ${packagePage.modelCredit}`;
  const isAddOn = isKeyOf(addOns, slug);
  const explanation = isAddOn ? undefined : investorText();
  const { addOnFacts, addOnPlan, facts, plan } = packagePage;
  const links = text.combinations.map(({ service }) => (
    <TextLink key={service} href={`/services/${service}`}>
      {allServices[service].name}
    </TextLink>
  ));
  return (
    <>
      <FieldHead
        route={route}
        heading={name}
        tagline={summary}
        lead={text.lead}
        price={
          isAddOn && (
            <>
              <Price {...addOnPrice(slug)} />
              <InTotal slug={slug} />
            </>
          )
        }
        action={labels.scheduleConsultation}
        facts={[
          ...(isAddOn ? addOnFacts : []),
          ...text.facts,
          ...(isAddOn ? [{ term: facts.combinations, text: <Links>{links}</Links> }] : []),
        ]}
        figure={
          <BowtiePlate range={bowtieRange} spanLabel={packagePage.spanLabelService} axis={packagePage.axis} />
        }
        caption={figureCaption}
      />
      <SectionBand bottom="none" wide={<DrawnTiles items={text.included} use="deliverable" />}>
        <SectionHead heading={packagePage.includedHeading} />
      </SectionBand>
      {text.document && <DocumentBlock document={text.document} number={2} surface="sunk" />}
      <ServiceFit text={text} />
      {explanation && (
        <SectionBand surface="sunk" importance="low">
          <SectionHead tag={explanation.tag} heading={explanation.heading} />
          <TitledRows items={explanation.items} />
        </SectionBand>
      )}
      <SectionBand surface="night">
        <SectionHead tag={plan.tag} heading={text.planHeading} lead={addOnPlan.lead} />
        <PlanCells periods={addOnPlan.periods} texts={text.plan} />
      </SectionBand>
      <CallToAction
        {...text.closing}
        action={labels.scheduleConsultation}
        surface="field"
        drawing={<RangePlate {...bowtieRange} />}
      />
      <TotalBar />
    </>
  );
}
