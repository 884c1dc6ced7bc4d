import { CallToAction } from '../blocks/CallToAction';
import { labels } from '../content/labels';
import { industriesText } from '../content/pages/industries';
import type { PageProps } from '../routes/types';
import { ButtonLink } from '../ui/Button';
import { SectionBand } from '../ui/SectionBand';
import { IndustryCells } from './components/IndustryCells';
import { TrailHead } from './components/TrailHead';

export default function IndustriesPage({ route }: PageProps) {
  const { tag, heading, lead, caseStudies, closing } = industriesText;
  return (
    <>
      <TrailHead
        route={route}
        heading={heading}
        lead={lead}
        tag={tag}
        actions={
          <ButtonLink href="/contact" variant="ink">
            {labels.scheduleCall}
          </ButtonLink>
        }
        surface="field"
      />
      <SectionBand importance="low">
        <IndustryCells size="large" last={{ ...caseStudies, href: '/resources/case-studies' }} />
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleCall} variant="rule" />
    </>
  );
}
