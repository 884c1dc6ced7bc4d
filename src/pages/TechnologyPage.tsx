import { ApplicationTiles } from '../blocks/ApplicationTiles';
import { CallToAction } from '../blocks/CallToAction';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { LargeStatement } from '../blocks/LargeStatement';
import { RelatedTechnologies } from '../blocks/RelatedTechnologies';
import { SectionHead } from '../blocks/SectionHead';
import { TextCells } from '../blocks/TextCells';
import { labels } from '../content/labels';
import { technologyPage } from '../content/pages/technologyPage';
import { detailedTechnologies } from '../content/technologies/index';
import type { Technology } from '../content/technologies/types';
import { RagFigure } from '../figures/RagPlate';
import { SchematicFigure, SchematicPlate } from '../figures/SchematicFigure';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { NumberedSteps } from '../ui/TitledLists';
import { FieldHead } from './components/FieldHead';
import { BuiltBy, PriceLink } from './components/TechnologyPackage';
import { VendorAnswers } from './components/VendorAnswers';

/** The first text below the head. */
const Definition = styled(Text, { '&&': { fontSize: 'clamp(1.25rem, 1rem + 1vw, 2rem)' } });

export default function TechnologyPage({ route }: PageProps) {
  const slug = keyOf(detailedTechnologies, route.path);
  const { name, figureCaption, exhibitAt, text }: Technology = detailedTechnologies[slug];
  const { lead, whatIs, whyItMatters, builtBy, exhibit, capabilities, ...content } = text();
  // The section's color belongs to the document, if there is one, else to the exhibit.
  const exhibitBlock = <ExhibitBlock exhibit={exhibit} surface={content.document ? 'night' : 'field'} />;
  return (
    <>
      <FieldHead
        // The drawing of RAG is wide.
        halves={slug !== 'rag'}
        route={route}
        heading={name}
        lead={lead}
        price={<PriceLink service={builtBy.service} />}
        action={labels.scheduleConsultation}
        figure={slug === 'rag' ? <RagFigure /> : <SchematicPlate id={slug} />}
        caption={figureCaption}
      />
      <SectionBand>
        <Grid rows="small">
          <Column as={Heading} span={4}>
            {whatIs.heading}
          </Column>
          <Column as={Definition} span={8} variant="lead" tone="ink">
            {whatIs.text}
          </Column>
        </Grid>
      </SectionBand>
      <LargeStatement name={technologyPage.whyItMatters} statement={whyItMatters} surface="night" />
      {exhibitAt === 'first' && exhibitBlock}
      {capabilities && (
        <SectionBand surface="field">
          <SectionHead tag={technologyPage.capabilities.heading} heading={technologyPage.capabilities.line} />
          <TextCells cells={capabilities} />
        </SectionBand>
      )}
      <SectionBand surface="sunk" importance="low">
        <SectionHead tag={technologyPage.implementation} heading={content.implementationLine} />
        <NumberedSteps items={content.implementation} />
        <BuiltBy {...builtBy} />
      </SectionBand>
      {exhibitAt === 'second' && exhibitBlock}
      {content.document && <DocumentBlock document={content.document} number={3} surface="field" />}
      <SectionBand bottom="none" wide={<ApplicationTiles applications={content.applications} />}>
        <SectionHead
          tag={technologyPage.applications}
          heading={content.applicationsLine}
          lead={technologyPage.applicationsNote}
        />
      </SectionBand>
      {exhibitAt === 'third' && exhibitBlock}
      <VendorAnswers />
      <SectionBand>
        <SectionHead heading={technologyPage.related} />
        <RelatedTechnologies slugs={content.related} />
      </SectionBand>
      <CallToAction
        {...content.closing}
        action={labels.scheduleConsultation}
        surface="night"
        drawing={<SchematicFigure id={slug} />}
      />
    </>
  );
}
