import { BackLink } from '../blocks/BackLink';
import { BowtiePlate } from '../blocks/BowtiePlate';
import { CallToAction } from '../blocks/CallToAction';
import { PageTagline } from '../blocks/PageHead';
import { SectionHead } from '../blocks/SectionHead';
import { ServiceDetails } from '../blocks/ServiceDetails';
import { ServiceFit } from '../blocks/ServiceFit';
import { ServiceHead } from '../blocks/ServiceHead';
import { TextCells } from '../blocks/TextCells';
import { labels } from '../content/labels';
import { menuGroupMembers } from '../content/menu';
import { packagePage } from '../content/pages/packagePage';
import { addOnPrice } from '../content/pricing';
import { addOns, shortServices } from '../content/services/index';
import { InTotal } from '../features/pricing/AddToTotal';
import { TotalBar } from '../features/pricing/TotalBar';
import { isKeyOf, keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { Wrap } from '../ui/layout';
import { Price } from '../ui/Price';
import { SectionBand } from '../ui/SectionBand';
import { TextLink } from '../ui/TextLink';
import { fitOf, planPoints, serviceLinks } from './components/serviceParts';

export default function PlaceholderServicePage({ route }: PageProps) {
  const slug = keyOf(shortServices, route.path);
  const { name, summary, bowtieRange, ...content } = shortServices[slug];
  const text = content.text();
  const isAddOn = isKeyOf(addOns, slug);
  const { addOnFacts, addOnPlan, facts, plan } = packagePage;
  const links = serviceLinks(text.combinations).map((service) => (
    <TextLink key={service.href} href={service.href}>
      {service.name}
    </TextLink>
  ));
  return (
    <>
      <BackLink href="/services" label={packagePage.backLabel} />
      <ServiceHead
        tag={route.group && menuGroupMembers[route.group]}
        heading={name}
        lead={text.lead}
        action={labels.scheduleConsultation}
        facts={[
          ...(isAddOn ? addOnFacts : []),
          ...text.facts,
          ...(isAddOn ? [{ term: facts.combinations, text: links }] : []),
        ]}
      >
        {isAddOn ? (
          <>
            <Price {...addOnPrice(slug)} size="figure" />
            <InTotal slug={slug} />
          </>
        ) : (
          <PageTagline>{summary}</PageTagline>
        )}
      </ServiceHead>
      <Wrap>
        <BowtiePlate
          range={bowtieRange}
          spanLabel={packagePage.spanLabelService}
          axis={packagePage.axis}
          caption={`${text.figureCaption} ${packagePage.modelCredit}`}
        />
      </Wrap>
      <ServiceDetails includedHeading={packagePage.includedHeading} included={text.included}>
        <ServiceFit {...fitOf(text)} />
      </ServiceDetails>
      <SectionBand top="none">
        <SectionHead tag={plan.tag} heading={text.planHeading} lead={addOnPlan.lead} />
        <TextCells cells={planPoints(addOnPlan.periods, text.plan)} />
      </SectionBand>
      <CallToAction {...text.closing} action={labels.scheduleConsultation} surface="paper" />
      <TotalBar />
    </>
  );
}
