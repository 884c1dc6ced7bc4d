import { labels } from '../content/labels';
import { menuGroupMembers } from '../content/menu';
import { packagePage } from '../content/pages/packagePage';
import { placeholders } from '../content/services/index';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/lazyPage';
import { BackLink } from '../sections/BackLink';
import { BowtiePlate } from '../sections/BowtiePlate';
import { FieldCallToAction } from '../sections/FieldCallToAction';
import { PageHead, PageLead } from '../sections/PageHead';
import { SectionBand } from '../ui/SectionBand';

export default function PlaceholderServicePage({ route }: PageProps) {
  const { heading, subtitle, figureCaption, bowtieRange, callToAction } =
    placeholders[keyOf(placeholders, route.path)];
  return (
    <>
      <BackLink href="/services" label={packagePage.backLabel} />
      <PageHead heading={heading} {...(route.group ? { tag: menuGroupMembers[route.group] } : {})}>
        <PageLead>{subtitle}</PageLead>
      </PageHead>
      <SectionBand top="none">
        <BowtiePlate range={bowtieRange} spanLabel={packagePage.spanLabelService} caption={figureCaption} />
      </SectionBand>
      <FieldCallToAction
        heading={callToAction.heading}
        text={callToAction.text}
        action={labels.scheduleConsultation}
      />
    </>
  );
}
