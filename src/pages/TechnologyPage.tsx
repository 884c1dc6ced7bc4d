import { CallToAction } from '../blocks/CallToAction';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { LargeStatement } from '../blocks/LargeStatement';
import { PictureRows, type PictureRowsProps } from '../blocks/PictureRows';
import { PosterWall } from '../blocks/PosterWall';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { technologyPage } from '../content/pages/technologyPage';
import { type PackageSlug, packages } from '../content/services/index';
import { type TechnologySlug, technologies } from '../content/technologies/index';
import type { RetrievalModels, Technology, TechnologyText } from '../content/technologies/types';
import { vendorQuestions } from '../content/vendorQuestions';
import { formatServicePrice } from '../features/pricing/prices';
import { Poster } from '../figures/Poster';
import { SchematicPlate } from '../figures/SchematicFigure';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { fontSizes, space } from '../theme/tokens';
import { FigureCaption } from '../ui/FigureCaption';
import { Heading } from '../ui/Heading';
import { Diptych } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Overline, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { NumberedSteps, TitledRows } from '../ui/TitledLists';
import { FieldHead } from './components/FieldHead';

/** A title at the left, what belongs to it at the right. */
const Line = styled('div', {
  display: 'grid',
  gap: `.75rem ${space.gap}`,
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.25rem',
  '@lg': { gridTemplateColumns: '4fr 5fr' },
});

const Builder = styled('div', {
  marginBottom: '1.5rem',
  '& > h2': { marginBlock: '.5rem 1rem' },
  '& > a': { fontSize: fontSizes.h4, marginTop: '.75rem' },
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
    <SectionBand surface="night" top="quiet" bottom="none" wide={<Poster slug={service} size="poster" />}>
      <Builder>
        <Overline>{technologyPage.builtBy}</Overline>
        <Heading as="h2">{packages[service].name}</Heading>
        <Text variant="lead" tone="ink">
          {reason}
        </Text>
        <PriceLink service={service} />
        <Text variant="small">{technologyPage.lateStage}</Text>
      </Builder>
    </SectionBand>
  );
}

/** Unlike the block above it and the one below it. */
const exhibitSurfaces = { first: 'night', second: 'paper', third: 'field' } as const;

interface WithSlug {
  readonly slug: TechnologySlug;
}

/** How the technology works, beside what it is used for. */
const Uses = ({
  number,
  slug,
  ...rows
}: WithSlug & Omit<PictureRowsProps, 'picture'> & { readonly number: number }) => (
  <PictureRows
    {...rows}
    picture={
      <figure>
        <SchematicPlate id={slug} />
        <FigureCaption number={number}>{technologies[slug].figureCaption}</FigureCaption>
      </figure>
    }
  />
);

/** The parts of a page between its head and the answers to technical buyers. */
function Parts({ slug, exhibitAt, text }: Technology & WithSlug) {
  const { whatIs, whyItMatters, exhibit, capabilities, ...content } = text();
  const isLast = exhibitAt === 'third';
  const documentNumber = isLast ? 1 : 2;
  const plateNumber = content.document ? documentNumber + 1 : documentNumber;
  const exhibitBlock = (
    <ExhibitBlock
      exhibit={exhibit}
      number={isLast ? plateNumber + 1 : 1}
      surface={exhibitSurfaces[exhibitAt]}
    />
  );
  return (
    <>
      <LargeStatement name={technologyPage.whyItMatters} statement={whyItMatters} surface="tint">
        <Line>
          <Heading variant="h3">{whatIs.heading}</Heading>
          <Text variant="lead" tone="ink">
            {whatIs.text}
          </Text>
        </Line>
      </LargeStatement>
      {exhibitAt === 'first' && exhibitBlock}
      {capabilities && (
        <SectionBand surface="field">
          <SectionHead tag={technologyPage.capabilities.heading} heading={technologyPage.capabilities.line} />
          <TitledRows size="large" items={capabilities} />
        </SectionBand>
      )}
      <SectionBand surface="sunk" bottom="none" wide={<NumberedSteps items={content.implementation} />}>
        <SectionHead tag={technologyPage.implementation} heading={content.implementationLine} />
      </SectionBand>
      {exhibitAt === 'second' && exhibitBlock}
      {content.document && (
        <DocumentBlock document={content.document} number={documentNumber} surface="field" />
      )}
      <Uses
        number={plateNumber}
        slug={slug}
        head={{
          tag: technologyPage.applications,
          heading: content.applicationsLine,
          lead: technologyPage.applicationsNote,
        }}
        items={content.applications}
      />
      {isLast && exhibitBlock}
    </>
  );
}

/** The parts of the retrieval models, whose page is shorter. */
function ShortParts({ slug, text }: RetrievalModels & WithSlug) {
  const { capabilitiesHeading, capabilities, exhibit } = text();
  return (
    <>
      <ExhibitBlock exhibit={exhibit} number={1} surface="tint" />
      <Uses number={2} slug={slug} head={{ heading: capabilitiesHeading }} items={capabilities} />
    </>
  );
}

/** The surfaces of the related technologies. */
const grounds = ['tint', 'sunk', 'tint'] as const;

const questions = (
  <SectionBand importance="low">
    <SectionHead tag={vendorQuestions.tag} heading={vendorQuestions.heading} />
    <TitledRows items={vendorQuestions.answers} variant="h3" />
    <TextLink href="/technologies#questions">{vendorQuestions.more}</TextLink>
  </SectionBand>
);

export default function TechnologyPage({ route }: PageProps) {
  const slug = keyOf(technologies, route.path);
  const technology = technologies[slug];
  const { lead, builtBy, closing, ...text } = technology.text();
  // The page of the retrieval models has a call to action of its own.
  const action = slug === 'lrms' ? labels.scheduleCall : labels.scheduleConsultation;
  return (
    <>
      <FieldHead
        route={route}
        heading={technology.name}
        poster="highPoster"
        lead={lead}
        price={<PriceLink service={builtBy.service} />}
        action={action}
      />
      {'exhibitAt' in technology ? (
        <Parts slug={slug} {...technology} />
      ) : (
        <ShortParts slug={slug} {...technology} />
      )}
      <Diptych>
        {questions}
        <BuiltBy {...builtBy} />
      </Diptych>
      {'related' in text && (
        <SectionBand
          top="quiet"
          bottom="none"
          wide={
            <PosterWall
              columns={3}
              grounds={grounds}
              level="h3"
              posters={text.related.map((related) => ({
                href: `/technologies/${related}`,
                slug: related,
                name: technologies[related].name,
                text: technologies[related].summary,
              }))}
            />
          }
        >
          <SectionHead heading={technologyPage.related} />
        </SectionBand>
      )}
      <CallToAction {...closing} action={action} surface="field" />
    </>
  );
}
