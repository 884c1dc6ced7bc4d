import { CallToAction } from '../blocks/CallToAction';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { SectionHead } from '../blocks/SectionHead';
import { TextCells } from '../blocks/TextCells';
import { labels } from '../content/labels';
import { technologyPage } from '../content/pages/technologyPage';
import { lrms } from '../content/technologies/lrms';
import { TechnologyFigure } from '../figures/TechnologyFigure';
import type { PageProps } from '../routes/types';
import { SectionBand } from '../ui/SectionBand';
import { DetailPlate } from './components/DetailPlate';
import { BuiltBy, TechnologyActions } from './components/TechnologyPackage';
import { TrailHead } from './components/TrailHead';

/** The Lightweight Retrieval Models page, which is shorter than the other technology pages and has a call to action. */
export default function RetrievalModelsPage({ route }: PageProps) {
  const { name, figureCaption, text } = lrms;
  const { lead, capabilitiesHeading, capabilities, builtBy, exhibit, closing } = text();
  return (
    <>
      <TrailHead
        route={route}
        heading={name}
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
