import { CallToAction } from '../blocks/CallToAction';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { SectionHead } from '../blocks/SectionHead';
import { TextCells } from '../blocks/TextCells';
import { figureCaptions } from '../content/figures';
import { labels } from '../content/labels';
import { technologyPage } from '../content/pages/technologyPage';
import { retrievalModels } from '../content/technologies/index';
import { TechnologyFigure } from '../figures/TechnologyFigure';
import type { PageProps } from '../routes/types';
import { SectionBand } from '../ui/SectionBand';
import { DetailPlate } from './components/DetailPlate';
import { BuiltBy, TechnologyActions } from './components/TechnologyPackage';
import { TrailHead } from './components/TrailHead';

/** The Lightweight Retrieval Models page, which is shorter than the other technology pages and has a call to action. */
export default function RetrievalModelsPage({ route }: PageProps) {
  const figureCaption = figureCaptions.lrms;
  const { heading, lead, capabilitiesHeading, capabilities, builtBy, exhibit, closing } = retrievalModels;
  return (
    <>
      <TrailHead
        route={route}
        heading={heading}
        lead={lead}
        actions={<TechnologyActions label={labels.scheduleCall} service={builtBy.service} />}
      />
      <DetailPlate
        id="lrms"
        caption={figureCaption}
        compact={<TechnologyFigure id="lrms" label={figureCaption} plate />}
      />
      <SectionBand>
        <SectionHead tag={technologyPage.capabilitiesTag} heading={capabilitiesHeading} />
        <TextCells cells={capabilities} />
      </SectionBand>
      <SectionBand surface="night">
        <ExhibitBlock exhibit={exhibit} number={2} />
      </SectionBand>
      <SectionBand>
        <BuiltBy {...builtBy} />
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleCall} surface="field" />
    </>
  );
}
