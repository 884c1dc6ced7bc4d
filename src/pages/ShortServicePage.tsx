import { CallToAction } from '../blocks/CallToAction';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { FitAndPlan } from '../blocks/FitAndPlan';
import { Included } from '../blocks/Included';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { packagePage } from '../content/pages/detailPages';
import { investorText } from '../content/pages/investors';
import { addOnPrice } from '../content/pricing';
import { addOns, shortServices } from '../content/services/index';
import { InTotal } from '../features/pricing/AddToTotal';
import { TotalBar } from '../features/pricing/TotalBar';
import { isKeyOf, keyFromPath } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { SectionBand } from '../ui/Band';
import { Price } from '../ui/Price';
import { TitledRows } from '../ui/TitledLists';
import { FieldHead } from './components/FieldHead';

export default function ShortServicePage({ route }: PageProps) {
  const slug = keyFromPath(shortServices, route.path);
  const text = shortServices[slug].text();
  const isAddOn = isKeyOf(addOns, slug);
  const explanation = isAddOn ? undefined : investorText();
  const { addOnPrice: addOnTerm, addOnFacts, addOnPlan } = packagePage;
  return (
    <>
      <FieldHead
        route={route}
        lead={text.lead}
        poster="poster"
        edge="round"
        {...(isAddOn && { secondAction: <InTotal slug={slug} /> })}
        facts={[
          ...(isAddOn ? [{ term: addOnTerm, text: <Price {...addOnPrice(slug)} /> }, ...addOnFacts] : []),
          ...text.facts,
        ]}
      />
      <Included slug={slug} items={text.included} />
      <DocumentBlock document={text.document} number={1} surface="tint" />
      <FitAndPlan text={text} plan={addOnPlan} picture={`client-${slug}`} />
      {explanation && (
        <SectionBand surface="tint" importance="low">
          <SectionHead tag={explanation.tag} heading={explanation.heading} />
          <TitledRows items={explanation.items} />
        </SectionBand>
      )}
      <CallToAction
        {...text.closing}
        action={labels.scheduleConsultation}
        surface="field"
        tile={`${slug}-call`}
        hasRise
      />
      <TotalBar />
    </>
  );
}
