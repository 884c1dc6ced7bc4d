import { labels } from '../content/labels';
import { industries } from '../content/pages/industries';
import type { PageProps } from '../routes/lazyPage';
import { ClosingBand } from '../sections/ClosingBand';
import { ButtonLink } from '../ui/Button';
import { SectionBand } from '../ui/SectionBand';
import { IndustryCells } from './parts/IndustryCells';
import { TrailHead } from './parts/TrailHead';

export default function IndustriesPage({ route }: PageProps) {
  const { tag, heading, lead, caseStudies, closing } = industries;
  return (
    <>
      <TrailHead
        route={route}
        heading={heading}
        lead={lead}
        tag={tag}
        actions={<ButtonLink href="/contact">{labels.scheduleCall}</ButtonLink>}
      />
      <SectionBand top="none">
        <IndustryCells size="large" last={{ ...caseStudies, href: '/resources/case-studies' }} />
      </SectionBand>
      <ClosingBand {...closing} action={labels.scheduleCall} section={route.section} />
    </>
  );
}
