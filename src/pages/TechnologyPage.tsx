import { figureCaptions } from '../content/figures';
import { labels } from '../content/labels';
import { technologies } from '../content/technologies/index';
import { isKeyOf, lookUp, slugOf } from '../lib/lookUp';
import type { PageProps } from '../routes/lazyPage';
import { ClosingBand } from '../sections/ClosingBand';
import { RagPlate } from '../ui/figures/RagPlate';
import { SchematicPlate } from '../ui/figures/SchematicPlate';
import { Plate } from '../ui/Plate';
import { SectionBand } from '../ui/SectionBand';
import { TrailHead } from './parts/TrailHead';

/** Lightweight Retrieval Models ask for a call, the others for a consultation (specification, section 2). */
const actionOf = (slug: string) => (slug === 'lrms' ? labels.scheduleCall : labels.scheduleConsultation);

export default function TechnologyPage({ route }: PageProps) {
  const slug = slugOf(route.path);
  const { heading, lead, closing } = lookUp(technologies, slug);
  return (
    <>
      <TrailHead route={route} heading={heading} lead={lead} />
      <SectionBand top="none">
        {isKeyOf(technologies, slug) && (
          <Plate caption={figureCaptions[slug]} scrollLabel={labels.scrollingFigure}>
            {slug === 'rag' ? (
              <RagPlate label={figureCaptions[slug]} />
            ) : (
              <SchematicPlate id={slug} label={figureCaptions[slug]} />
            )}
          </Plate>
        )}
      </SectionBand>
      <ClosingBand {...closing} action={actionOf(slug)} section={route.section} />
    </>
  );
}
