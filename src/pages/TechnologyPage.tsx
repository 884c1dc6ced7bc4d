import { ApplicationRows } from '../blocks/ApplicationRows';
import { CallToAction } from '../blocks/CallToAction';
import { Cell, CellGrid } from '../blocks/CellGrid';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { LargeStatement } from '../blocks/LargeStatement';
import { SectionHead } from '../blocks/SectionHead';
import { SideText } from '../blocks/SideText';
import { TextCells } from '../blocks/TextCells';
import { labels } from '../content/labels';
import { technologyPage } from '../content/pages/technologyPage';
import { detailedTechnologies, technologies } from '../content/technologies/index';
import type { Technology } from '../content/technologies/types';
import { RagFigure } from '../figures/RagPlate';
import { SchematicPlate } from '../figures/SchematicPlate';
import { TechnologyFigure } from '../figures/TechnologyFigure';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { ButtonLink } from '../ui/Button';
import { NumberedSteps } from '../ui/NumberedSteps';
import { SectionBand } from '../ui/SectionBand';
import { DetailHead } from './components/DetailHead';
import { BuiltBy, PriceLink } from './components/TechnologyPackage';
import { VendorAnswers } from './components/VendorAnswers';

export default function TechnologyPage({ route }: PageProps) {
  const slug = keyOf(detailedTechnologies, route.path);
  const { name, figureCaption, exhibitAt: exhibitPlace, text }: Technology = detailedTechnologies[slug];
  const { lead, whatIs, whyItMatters, builtBy, exhibit, capabilities, ...content } = text();
  // The section's color belongs to the document, if there is one, else to the exhibit.
  const exhibitAt = (place: Technology['exhibitAt']) =>
    exhibitPlace === place && (
      <SectionBand surface={content.document ? 'night' : 'field'}>
        <ExhibitBlock exhibit={exhibit} number={2} />
      </SectionBand>
    );
  return (
    <>
      <DetailHead
        route={route}
        heading={name}
        lead={lead}
        price={<PriceLink service={builtBy.service} />}
        actions={
          <ButtonLink href="/contact" variant="ink">
            {labels.scheduleConsultation}
          </ButtonLink>
        }
        figure={
          slug === 'rag' ? (
            <RagFigure label={figureCaption} />
          ) : (
            <SchematicPlate id={slug} label={figureCaption} />
          )
        }
        caption={figureCaption}
      />
      <SideText {...whatIs} />
      <LargeStatement name={technologyPage.whyItMatters} statement={whyItMatters} surface="night" />
      {exhibitAt('first')}
      {capabilities && (
        <SectionBand surface="field">
          <SectionHead tag={technologyPage.capabilities.heading} heading={technologyPage.capabilities.line} />
          <TextCells cells={capabilities} />
        </SectionBand>
      )}
      <SectionBand surface="sunk" importance="low">
        <SectionHead tag={technologyPage.implementation} heading={content.implementationLine} />
        <NumberedSteps steps={content.implementation} />
        <BuiltBy {...builtBy} />
      </SectionBand>
      {exhibitAt('second')}
      {content.document && (
        <SectionBand surface="field">
          <DocumentBlock document={content.document} number={3} />
        </SectionBand>
      )}
      <SectionBand>
        <SectionHead
          tag={technologyPage.applications}
          heading={content.applicationsLine}
          lead={technologyPage.applicationsNote}
        />
        <ApplicationRows rows={content.applications} resultsLabel={technologyPage.results} />
      </SectionBand>
      {exhibitAt('third')}
      <VendorAnswers />
      <SectionBand>
        <SectionHead heading={technologyPage.related} />
        <CellGrid columns={3}>
          {content.related.map((id, index) => (
            <Cell
              key={id}
              href={`/technologies/${id}`}
              name={technologies[id].name}
              summary={technologies[id].summary}
              figure={<TechnologyFigure id={id} />}
              ground="tint"
              position={index}
            />
          ))}
        </CellGrid>
      </SectionBand>
      <CallToAction
        {...content.closing}
        action={labels.scheduleConsultation}
        surface="night"
        drawing={<TechnologyFigure id={slug} />}
      />
    </>
  );
}
