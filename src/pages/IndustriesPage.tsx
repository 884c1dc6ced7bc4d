import { labels } from '../content/labels';
import { industries } from '../content/pages/industries';
import type { PageProps } from '../routes/lazyPage';
import { ClosingBand } from '../sections/ClosingBand';
import { SectionBand } from '../ui/SectionBand';
import { IndustryCells } from './parts/IndustryCells';
import { TrailHead } from './parts/TrailHead';

export default function IndustriesPage({ route }: PageProps) {
  const { tag, heading, lead, callToAction, closing } = industries;
  return (
    <>
      <TrailHead route={route} heading={heading} lead={lead} tag={tag} />
      <SectionBand top="none">
        <IndustryCells size="large" last={{ ...callToAction, href: '/contact' }} />
      </SectionBand>
      <ClosingBand {...closing} action={labels.scheduleCall} section={route.section} />
    </>
  );
}
