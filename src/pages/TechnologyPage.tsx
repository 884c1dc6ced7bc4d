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
import { type PackageSlug, packages } from '../content/services/index';
import { technologies } from '../content/technologies/index';
import type { RetrievalModels, Technology, TechnologyText } from '../content/technologies/types';
import { vendorQuestions } from '../content/vendorQuestions';
import { formatServicePrice } from '../features/pricing/prices';
import { SchematicPlate } from '../figures/SchematicFigure';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading, Subheading } from '../ui/Heading';
import { Diptych } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Overline, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { NumberedSteps } from '../ui/TitledLists';
import { FieldHead } from './components/FieldHead';

/** What it is, and why it matters in larger type. */
const Opening = styled(Diptych, {
  '& h2 + p': { marginTop: '1.5rem' },
  '@lg': { '&&': { gridTemplateColumns: '1fr 2fr' } },
});

const Line = styled('div', {
  display: 'grid',
  gap: `.75rem ${space.gap}`,
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.5rem',
  '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > p + div': { marginTop: '-.5rem' } },
});

/** The lowest price as a link to the package. */
function PriceLink({ service }: { readonly service: PackageSlug }) {
  const price = formatServicePrice(service);
  return (
    <TextLink href={`/services/${service}`} label={`${price}: ${packages[service].name}`}>
      {price}
    </TextLink>
  );
}

/** The package that builds a technology: name, contribution and lowest price. */
function BuiltBy({ service, reason }: TechnologyText['builtBy']) {
  return (
    <Line>
      <div>
        <Overline>{technologyPage.builtBy}</Overline>
        <Subheading size="h3">{packages[service].name}</Subheading>
      </div>
      <Text>{reason}</Text>
      <div>
        <PriceLink service={service} />
        <Text variant="small">{technologyPage.lateStage}</Text>
      </div>
    </Line>
  );
}

/** The parts of a page between its head and the answers to technical buyers. */
function Parts({ exhibitAt, text }: Technology) {
  const { whatIs, whyItMatters, builtBy, exhibit, capabilities, ...content } = text();
  // The section's color belongs to the document, if there is one, else to the exhibit.
  const exhibitBlock = <ExhibitBlock exhibit={exhibit} surface={content.document ? 'night' : 'field'} />;
  return (
    <>
      <Opening>
        <SectionBand surface="tint">
          <Heading>{whatIs.heading}</Heading>
          <Text variant="lead" tone="ink">
            {whatIs.text}
          </Text>
        </SectionBand>
        <LargeStatement name={technologyPage.whyItMatters} statement={whyItMatters} surface="night" />
      </Opening>
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
    </>
  );
}

/** The parts of the retrieval models, whose page is shorter. */
function ShortParts({ text }: RetrievalModels) {
  const { capabilitiesHeading, capabilities, exhibit, builtBy } = text();
  return (
    <>
      <SectionBand>
        <SectionHead heading={capabilitiesHeading} />
        <TextCells cells={capabilities} />
      </SectionBand>
      <ExhibitBlock exhibit={exhibit} surface="field" />
      <SectionBand>
        <BuiltBy {...builtBy} />
      </SectionBand>
    </>
  );
}

export default function TechnologyPage({ route }: PageProps) {
  const slug = keyOf(technologies, route.path);
  const technology = technologies[slug];
  const { lead, builtBy, closing, ...text } = technology.text();
  // The page of the retrieval models has a call to action of its own.
  const action = slug === 'lrms' ? labels.scheduleCall : labels.scheduleConsultation;
  return (
    <>
      <FieldHead
        halves
        route={route}
        heading={technology.name}
        lead={lead}
        price={<PriceLink service={builtBy.service} />}
        action={action}
        figure={<SchematicPlate id={slug} />}
        caption={technology.figureCaption}
      />
      {'exhibitAt' in technology ? <Parts {...technology} /> : <ShortParts {...technology} />}
      <SectionBand surface="sunk" importance="low">
        <SectionHead
          tag={vendorQuestions.tag}
          heading={vendorQuestions.heading}
          end={<TextLink href="/technologies#questions">{vendorQuestions.more}</TextLink>}
        />
        <TextCells cells={vendorQuestions.answers} />
      </SectionBand>
      {'related' in text && (
        <SectionBand>
          <SectionHead heading={technologyPage.related} />
          <RelatedTechnologies slugs={text.related} />
        </SectionBand>
      )}
      <CallToAction {...closing} action={action} surface="night" />
    </>
  );
}
