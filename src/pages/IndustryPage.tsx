import { figureCaptions } from '../content/figures';
import { industries } from '../content/industries/index';
import { labels } from '../content/labels';
import { isKeyOf, lookUp, slugOf } from '../lib/lookUp';
import type { PageProps } from '../routes/lazyPage';
import { ClosingBand } from '../sections/ClosingBand';
import { SaasPlate } from '../ui/figures/SaasPlate';
import { SchematicPlate } from '../ui/figures/SchematicPlate';
import { Plate } from '../ui/Plate';
import { SectionBand } from '../ui/SectionBand';
import { TrailHead } from './parts/TrailHead';

export default function IndustryPage({ route }: PageProps) {
  const slug = slugOf(route.path);
  const { heading, lead, closing } = lookUp(industries, slug);
  return (
    <>
      <TrailHead route={route} heading={heading} lead={lead} />
      <SectionBand top="none">
        {isKeyOf(industries, slug) && (
          <Plate caption={figureCaptions[slug]} scrollLabel={labels.scrollingFigure}>
            {slug === 'b2b-saas' ? (
              <SaasPlate label={figureCaptions[slug]} />
            ) : (
              <SchematicPlate id={slug} label={figureCaptions[slug]} />
            )}
          </Plate>
        )}
      </SectionBand>
      <ClosingBand {...closing} action={labels.scheduleConsultation} section={route.section} />
    </>
  );
}
