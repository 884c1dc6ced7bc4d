import { CallToAction } from '../blocks/CallToAction';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { SectionHead } from '../blocks/SectionHead';
import { TextCells } from '../blocks/TextCells';
import { labels } from '../content/labels';
import { lrms } from '../content/technologies/lrms';
import { SchematicFigure, SchematicPlate } from '../figures/SchematicFigure';
import type { PageProps } from '../routes/types';
import { SectionBand } from '../ui/SectionBand';
import { FieldHead } from './components/FieldHead';
import { BuiltBy, PriceLink } from './components/TechnologyPackage';
import { VendorAnswers } from './components/VendorAnswers';

/** The Lightweight Retrieval Models page, which is shorter than the other technology pages and has a call to action. */
export default function RetrievalModelsPage({ route }: PageProps) {
  const { name, figureCaption, text } = lrms;
  const { lead, capabilitiesHeading, capabilities, builtBy, exhibit, closing } = text();
  return (
    <>
      <FieldHead
        halves
        route={route}
        heading={name}
        lead={lead}
        price={<PriceLink service={builtBy.service} />}
        action={labels.scheduleCall}
        figure={<SchematicPlate id="lrms" />}
        caption={figureCaption}
      />
      <SectionBand>
        <SectionHead heading={capabilitiesHeading} />
        <TextCells cells={capabilities} />
      </SectionBand>
      <ExhibitBlock exhibit={exhibit} surface="field" />
      <SectionBand>
        <BuiltBy {...builtBy} />
      </SectionBand>
      <VendorAnswers />
      <CallToAction {...closing} surface="night" drawing={<SchematicFigure id="lrms" />} />
    </>
  );
}
