import { CallToAction } from '../blocks/CallToAction';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { LargeStatement } from '../blocks/LargeStatement';
import { PosterWall } from '../blocks/PosterWall';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { technologyPage } from '../content/pages/technologyPage';
import { type PackageSlug, packages } from '../content/services/index';
import { type TechnologySlug, technologies } from '../content/technologies/index';
import type { Application, RetrievalModelsText, TechnologyText } from '../content/technologies/types';
import { vendorQuestions } from '../content/vendorQuestions';
import { formatServicePrice } from '../features/pricing/prices';
import { Poster } from '../figures/Poster';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { fontSizes, space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Diptych, TO_EDGE, tileInsets } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Overline, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { NumberedSteps, TitledRows } from '../ui/TitledLists';
import { TriangleList } from '../ui/TriangleList';
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
const exhibitSurfaces = { first: 'night', second: 'paper', third: 'sunk' } as const;

/** The surfaces of the related technologies. */
const grounds = ['tint', 'sunk', 'tint'] as const;

/** From edge to edge of the window, without gaps. Texts and results start at the same height in all tiles. */
const Tiles = styled('ul', {
  display: 'grid',
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': {
    ...tileInsets,
    display: 'grid',
    grid: 'subgrid / minmax(0, 1fr)',
    gridRow: 'span 4',
    padding: `2rem var(--end) ${space.quiet} var(--start)`,
    '& + li': {
      borderTop: '1px solid $colors$ink',
      '@md': { border: 'solid $colors$ink', borderWidth: '0 0 0 1px' },
    },
  },
  '& h3 + p': { margin: '.75rem 0 1.5rem' },
  '& h4': { marginBottom: '.75rem' },
});

/** The head beside an object at the upper edge of the tiles; on phones the object is below the head. */
const Stage = styled('div', {
  '& > .poster': { margin: `0 ${TO_EDGE}` },
  '@lg': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .poster': { marginLeft: 0 },
  },
});

/** What a technology is used for, each with its targets. */
const Applications = ({ applications }: { readonly applications: readonly Application[] }) => (
  <Tiles>
    {applications.map(({ title, description, results }) => (
      <li key={title} className={surfaceClass('field')}>
        <Heading as="h3">{title}</Heading>
        <Text variant="lead" tone="ink">
          {description}
        </Text>
        <Text as="h4" variant="mono" tone="line">
          {technologyPage.results}
        </Text>
        <TriangleList>
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </TriangleList>
      </li>
    ))}
  </Tiles>
);

/** The parts of a page between its head and the answers to technical buyers. */
function Parts({
  slug,
  whatIs,
  whyItMatters,
  exhibit,
  capabilities,
  document,
  ...content
}: TechnologyText & { readonly slug: TechnologySlug }) {
  const exhibitBlock = exhibit && (
    <ExhibitBlock exhibit={exhibit} number={1} surface={exhibitSurfaces[exhibit.at]} />
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
      {exhibit?.at === 'first' && exhibitBlock}
      {capabilities && (
        <SectionBand surface="field">
          <SectionHead tag={technologyPage.capabilities.heading} heading={technologyPage.capabilities.line} />
          <TitledRows size="large" items={capabilities} />
        </SectionBand>
      )}
      <SectionBand surface="sunk" bottom="none" wide={<NumberedSteps items={content.implementation} />}>
        <SectionHead tag={technologyPage.implementation} heading={content.implementationLine} />
      </SectionBand>
      {exhibit?.at === 'second' && exhibitBlock}
      {document && <DocumentBlock document={document} number={1} surface="sunk" />}
      <SectionBand
        surface="night"
        top="quiet"
        bottom="none"
        wide={<Applications applications={content.applications} />}
      >
        <Stage>
          <SectionHead
            tag={technologyPage.applications}
            heading={content.applicationsLine}
            lead={technologyPage.applicationsNote}
          />
          <Poster slug={`${slug}-use`} size="poster" />
        </Stage>
      </SectionBand>
      {exhibit?.at === 'third' && exhibitBlock}
    </>
  );
}

/** The parts of the retrieval models, whose page is shorter. */
const ShortParts = ({ capabilitiesHeading, capabilities, exhibit }: RetrievalModelsText) => (
  <>
    <SectionBand surface="tint">
      <SectionHead heading={capabilitiesHeading} />
      <TitledRows size="large" items={capabilities} />
    </SectionBand>
    <ExhibitBlock exhibit={exhibit} number={1} surface="sunk" />
  </>
);

const questions = (
  <SectionBand importance="low">
    <SectionHead tag={vendorQuestions.tag} heading={vendorQuestions.heading} />
    <TitledRows items={vendorQuestions.answers} variant="h3" />
    <TextLink href="/technologies#questions">{vendorQuestions.more}</TextLink>
  </SectionBand>
);

export default function TechnologyPage({ route }: PageProps) {
  const slug = keyOf(technologies, route.path);
  const { name, text: technologyText } = technologies[slug];
  const text = technologyText();
  const { lead, builtBy, closing } = text;
  // The page of the retrieval models has a call to action of its own.
  const action = slug === 'lrms' ? labels.scheduleCall : labels.scheduleConsultation;
  return (
    <>
      <FieldHead
        route={route}
        heading={name}
        poster="highPoster"
        lead={lead}
        price={<PriceLink service={builtBy.service} />}
        action={action}
      />
      {'related' in text ? <Parts slug={slug} {...text} /> : <ShortParts {...text} />}
      <Diptych>
        {questions}
        <BuiltBy {...builtBy} />
      </Diptych>
      {'related' in text && (
        <SectionBand
          surface="sunk"
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
