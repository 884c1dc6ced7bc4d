import { labels } from '../content/labels';
import { phases } from '../content/phases/index';
import { lookUp, slugOf } from '../lib/lookUp';
import type { PageProps } from '../routes/lazyPage';
import { childrenOf } from '../routes/navigation';
import { BowtiePlate } from '../sections/BowtiePlate';
import { ClosingBand } from '../sections/ClosingBand';
import { SectionBand } from '../ui/SectionBand';
import { TrailHead } from './parts/TrailHead';

export default function PhasePage({ route }: PageProps) {
  const { heading, lead, closing } = lookUp(phases, slugOf(route.path));
  const siblings = childrenOf('/how-we-work');
  const index = siblings.findIndex(({ path }) => path === route.path);
  const range = { from: index / siblings.length, to: (index + 1) / siblings.length };
  return (
    <>
      <TrailHead route={route} heading={heading} lead={lead} />
      <SectionBand top="none">
        <BowtiePlate range={range} spanLabel={labels.phase(index + 1)} caption={route.summary ?? heading} />
      </SectionBand>
      <ClosingBand {...closing} action={labels.scheduleCall} section={route.section} />
    </>
  );
}
