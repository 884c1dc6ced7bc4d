import { BowtiePlate } from '../blocks/BowtiePlate';
import { CallToAction } from '../blocks/CallToAction';
import { DrawnTiles } from '../blocks/DrawnTiles';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { FitAndPlan } from '../blocks/FitAndPlan';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { investorText } from '../content/pages/investors';
import { packagePage } from '../content/pages/packagePage';
import { addOnPrice } from '../content/pricing';
import { addOns, shortServices } from '../content/services/index';
import { InTotal } from '../features/pricing/AddToTotal';
import { TotalBar } from '../features/pricing/TotalBar';
import { isKeyOf, keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { Price } from '../ui/Price';
import { SectionBand } from '../ui/SectionBand';
import { TitledRows } from '../ui/TitledLists';
import { FieldHead } from './components/FieldHead';

export default function PlaceholderServicePage({ route }: PageProps) {
  const slug = keyOf(shortServices, route.path);
  const { name, summary, bowtieRange, ...content } = shortServices[slug];
  const text = content.text();
  const figureCaption = `${text.figureCaption} ${packagePage.modelCredit}`;
  const isAddOn = isKeyOf(addOns, slug);
  const explanation = isAddOn ? undefined : investorText();
  const { addOnFacts, addOnPlan } = packagePage;
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
        facts={[...(isAddOn ? addOnFacts : []), ...text.facts]}
        figure={<BowtiePlate range={bowtieRange} spanLabel={packagePage.spanLabelService} />}
        caption={figureCaption}
      />
      <SectionBand bottom="none" wide={<DrawnTiles slug={slug} items={text.included} use="deliverable" />}>
        <SectionHead heading={packagePage.includedHeading} />
      </SectionBand>
      {text.document && <DocumentBlock document={text.document} number={2} surface="field" />}
      <FitAndPlan text={text} plan={addOnPlan} />
      {explanation && (
        <SectionBand surface="sunk" importance="low">
          <SectionHead tag={explanation.tag} heading={explanation.heading} />
          <TitledRows items={explanation.items} />
        </SectionBand>
      )}
      <CallToAction {...text.closing} action={labels.scheduleConsultation} surface="field" />
      <TotalBar />
    </>
  );
}
