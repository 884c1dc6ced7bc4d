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
import { addOnPrices } from '../content/pricing';
import { bowtieRanges } from '../content/services/bowtieRanges';
import { placeholders } from '../content/services/placeholders/index';
import { addOnPrice } from '../content/startingPrices';
import { isKeyOf, keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { Wrap } from '../ui/layout';
import { Price } from '../ui/Price';
import { SectionBand } from '../ui/SectionBand';
import { TextLink } from '../ui/TextLink';
import { fitOf, planPoints, serviceLinks } from './components/serviceParts';

export default function PlaceholderServicePage({ route }: PageProps) {
  const slug = keyOf(placeholders, route.path);
  const text = placeholders[slug];
  const isAddOn = isKeyOf(addOnPrices, slug);
  const { addOnFacts, addOnPlan, facts, plan } = packagePage;
  const links = serviceLinks(text.combinations).map(({ href, name }) => (
    <TextLink key={href} href={href}>
      {name}
    </TextLink>
  ));
  return (
    <>
      <BackLink href="/services" label={packagePage.backLabel} />
      <ServiceHead
        tag={route.group && menuGroupMembers[route.group]}
        heading={text.heading}
        lead={text.subtitle}
        action={labels.scheduleConsultation}
        facts={[
          ...(isAddOn ? addOnFacts : []),
          ...text.facts,
          ...(isAddOn ? [{ term: facts.combinations, text: links }] : []),
        ]}
      >
        {isAddOn ? <Price {...addOnPrice(slug)} size="figure" /> : <PageTagline>{route.summary}</PageTagline>}
      </ServiceHead>
      <Wrap>
        <BowtiePlate
          range={bowtieRanges[slug]}
          spanLabel={packagePage.spanLabelService}
          axis={packagePage.axis}
          caption={`${text.figureCaption} ${packagePage.modelCredit}`}
        />
      </Wrap>
      <ServiceDetails includedHeading={packagePage.includedHeading} included={text.included}>
        <ServiceFit {...fitOf(text.whoItIsFor, text)} />
      </ServiceDetails>
      <SectionBand top="none">
        <SectionHead tag={plan.tag} heading={text.planHeading} lead={addOnPlan.lead} />
        <TextCells cells={planPoints(addOnPlan.periods, text.plan)} />
      </SectionBand>
      <CallToAction {...text.callToAction} action={labels.scheduleConsultation} surface="paper" />
    </>
  );
}
