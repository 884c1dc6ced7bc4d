import { CallToAction } from '../blocks/CallToAction';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { investorText } from '../content/pages/investors';
import { packagePage } from '../content/pages/packagePage';
import { addOnPrice } from '../content/pricing';
import { addOns, shortServices } from '../content/services/index';
import { InTotal } from '../features/pricing/AddToTotal';
import { TotalBar } from '../features/pricing/TotalBar';
import { isKeyOf, keyFromPath } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { SectionBand } from '../ui/Band';
import { Price } from '../ui/Price';
import { TitledRows } from '../ui/TitledLists';
import { ServiceDetails } from './components/ServiceDetails';

export default function PlaceholderServicePage({ route }: PageProps) {
  const slug = keyFromPath(shortServices, route.path);
  const { name, summary, bowtieRange, ...content } = shortServices[slug];
  const text = content.text();
  const isAddOn = isKeyOf(addOns, slug);
  const explanation = isAddOn ? undefined : investorText();
  const { addOnPrice: addOnTerm, addOnFacts, addOnPlan } = packagePage;
  return (
    <>
      <ServiceDetails
        route={route}
        name={name}
        summary={summary}
        text={text}
        {...(isAddOn && { secondAction: <InTotal slug={slug} /> })}
        facts={[
          ...(isAddOn ? [{ term: addOnTerm, text: <Price {...addOnPrice(slug)} /> }, ...addOnFacts] : []),
          ...text.facts,
        ]}
        range={bowtieRange}
        plan={addOnPlan}
      />
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
        picture={{ tile: `${slug}-call` }}
      />
      <TotalBar />
    </>
  );
}
