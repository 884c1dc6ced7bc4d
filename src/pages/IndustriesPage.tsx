import { CallToAction } from '../blocks/CallToAction';
import { labels } from '../content/labels';
import { industriesText } from '../content/pages/industries';
import type { PageProps } from '../routes/types';
import { SectionBand } from '../ui/SectionBand';
import { IndustryCells } from './components/IndustryCells';
import { OverviewHead } from './components/TrailHead';

export default function IndustriesPage({ route }: PageProps) {
  const { tag, heading, lead, caseStudies, closing } = industriesText;
  return (
    <>
      <OverviewHead route={route} heading={heading} lead={lead} tag={tag} action={labels.scheduleCall} />
      <SectionBand importance="low">
        <IndustryCells size="large" last={{ ...caseStudies, href: '/resources/case-studies' }} />
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleCall} surface="night" />
    </>
  );
}
