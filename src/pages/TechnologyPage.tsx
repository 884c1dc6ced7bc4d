import { CallToAction } from '../blocks/CallToAction';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { PosterWall } from '../blocks/PosterWall';
import { SectionHead, WideBand } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { technologyPage } from '../content/pages/detailPages';
import { formatServicePrice } from '../content/pricing';
import { packages } from '../content/services/index';
import { type TechnologySlug, technologies } from '../content/technologies/index';
import type { TechnologyText } from '../content/technologies/types';
import { vendorQuestions } from '../content/vendorQuestions';
import { Poster } from '../figures/Poster';
import { keyFromPath } from '../lib/lookUp';
import { routeOf } from '../routes/matchRoute';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { MIDDLE_SHADE, surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { TextLink, TitleLink } from '../ui/Link';
import { besideWords, columns, Diptych, TO_EDGE, tileInsets } from '../ui/layout';
import { Heading, Overline, Statement, Subheading, Tag, Text, wholeWords } from '../ui/Text';
import { NumberedSteps, TitledRows } from '../ui/TitledLists';
import { WideScene } from '../ui/WideScene';
import { FieldHead } from './components/FieldHead';

/** The definition, and in large windows beside it the statement, which is larger. */
const Why = styled('div', {
  display: 'grid',
  gap: `1.5rem ${space.gap}`,
  '& p': { marginTop: '.75rem' },
  '& > :last-child > p': { fontSize: 'clamp(1.75rem, 1rem + 3.2vw, 5rem)', maxWidth: '17em' },
  '@lg': { gridTemplateColumns: '4fr 9fr' },
});

/** The tool of the builders is as wide as its area and runs out of it below. */
const Ends = styled(Diptych, {
  '& h2 > a': { color: 'var(--line)', textDecorationColor: 'currentColor' },
  '& h2 + p': { margin: '1rem 0 .5rem' },
  '& > :last-child > div': { paddingBottom: '1.5rem' },
  '& > * > .poster > img': { objectFit: 'contain', objectPosition: 'bottom' },
  '@lg': {
    '& > :last-child h2': { fontSize: fontSizes.h1, lineHeight: 1, maxWidth: '6em' },
    /* Between paper and the paper-colored parts of the object. */
    '& > :last-child': { borderLeft: '3px solid $colors$night' },
    '& > :last-child > div': { flex: 'none' },
    '& > * > .poster': { flex: 1, ...besideWords, minHeight: '46vw' },
  },
});

const ShortAnswer = styled(Statement, {
  '&&': { fontSize: 'clamp(min(22vw, 6rem), 11.8vw, 12rem)', lineHeight: 0.9 },
});

/** The first sentence of each answer. The others are on the page of all technologies. */
const Answers = styled('ul', {
  flex: 1,
  display: 'grid',
  '& > li': { borderTop: '1px solid $colors$ink', padding: '1rem 0 1.5rem' },
  '& p': { marginTop: '.5rem' },
});

/** Unlike the block above it and the one below it. */
const exhibitSurfaces = { first: 'night', second: 'paper', third: 'sunk' } as const;

/** From edge to edge of the window, without gaps. Texts and results start at the same height in all tiles. */
const Tiles = styled('ul', {
  '@md': columns(3),
  '& > li': {
    ...tileInsets,
    display: 'grid',
    /* The results are beside their label. */
    grid: 'auto / 5rem minmax(0, 1fr)',
    padding: '1.25rem var(--text-end) .875rem var(--text-start)',
    '@md': {
      grid: 'subgrid / minmax(0, 1fr)',
      gridRow: 'span 4',
      padding: '2rem var(--text-end) 1.5rem var(--text-start)',
    },
    '& + li': {
      borderTop: '1px solid $colors$ink',
      '@md': { border: 'solid $colors$ink', borderWidth: '0 0 0 1px' },
    },
  },
  '& > :nth-child(2)': { backgroundColor: MIDDLE_SHADE },
  '& h3, & h3 + p': { gridColumn: '1 / -1' },
  '& h3': { '@tablet': { fontSize: fontSizes.h3 } },
  '& h3 + p': { margin: '.375rem 0 1rem' },
  '& h4': { margin: '.5rem 0' },
  '& li > ul > li': {
    font: font('display', fontWeights.medium, fontSizes.ui, 1.3),
    borderTop: '1px solid $colors$rule',
    padding: '.5rem 0',
    '@lg': { fontSize: fontSizes.h4 },
  },
});

/** The head beside a large object on the upper edge of the tiles, on phones above it. */
const Stage = styled('div', {
  '& > .poster': { margin: `0 ${TO_EDGE}` },
  '@lg': {
    ...columns('2fr 3fr'),
    alignItems: 'end',
    '& > .poster': { marginLeft: 0 },
  },
});

/** The parts of a page between its head and the answers to technical buyers. */
function Parts({ slug, text }: { readonly slug: TechnologySlug; readonly text: TechnologyText }) {
  const { whatIs, whyItMatters, exhibit, capabilities, document } = text;
  const exhibitBlock = exhibit && (
    <ExhibitBlock exhibit={exhibit} number={1} surface={exhibitSurfaces[exhibit.at]} />
  );
  return (
    <>
      <SectionBand surface="tint" importance="low">
        <Why>
          <div>
            <Heading variant="h4">{whatIs.heading}</Heading>
            <Text variant="lead" tone="ink">
              {whatIs.text}
            </Text>
          </div>
          <div>
            <Tag as="h2">{technologyPage.whyItMatters}</Tag>
            <Heading as="p">{wholeWords(whyItMatters)}</Heading>
          </div>
        </Why>
      </SectionBand>
      {exhibit?.at === 'first' && exhibitBlock}
      {capabilities && (
        <SectionBand surface="field" importance="low">
          <SectionHead tag={technologyPage.capabilities.heading} heading={technologyPage.capabilities.line} />
          <TitledRows size="largest" items={capabilities} />
        </SectionBand>
      )}
      <WideBand
        surface="sunk"
        top="quiet"
        tag={technologyPage.implementation}
        heading={text.implementationLine}
      >
        <WideScene name="conveyor" />
        <NumberedSteps items={text.implementation} />
      </WideBand>
      {exhibit?.at === 'second' && exhibitBlock}
      {document && <DocumentBlock document={document} number={1} surface="sunk" />}
      <SectionBand
        surface="night"
        top="quiet"
        wide={
          <Tiles>
            {text.applications.map(({ title, description, results }) => (
              <li key={title} className={surfaceClass('field')}>
                <Heading as="h3">{title}</Heading>
                <Text variant="lead">{description}</Text>
                <Text as="h4" variant="mono" tone="line">
                  {technologyPage.results}
                </Text>
                <ul>
                  {results.map((result) => (
                    <li key={result}>{result}</li>
                  ))}
                </ul>
              </li>
            ))}
          </Tiles>
        }
      >
        <Stage>
          <SectionHead
            size="h1"
            tag={technologyPage.applications}
            heading={text.applicationsLine}
            lead={technologyPage.applicationsNote}
          />
          <Poster slug={`${slug}-use`} size="poster" />
        </Stage>
      </SectionBand>
      {exhibit?.at === 'third' && exhibitBlock}
    </>
  );
}

export default function TechnologyPage({ route }: PageProps) {
  const slug = keyFromPath(technologies, route.path);
  const text = technologies[slug].text();
  const { service, reason } = text.builtBy;
  const price = formatServicePrice(service);
  // The page of the retrieval models has a call to action of its own.
  const action = slug === 'lrms' ? labels.scheduleCall : labels.scheduleConsultation;
  return (
    <>
      <FieldHead
        route={route}
        lead={text.lead}
        price={
          <TextLink href={`/services/${service}`} about={packages[service].name}>
            {price}
          </TextLink>
        }
        action={action}
        edge="knot"
      />
      {'related' in text ? (
        <Parts slug={slug} text={text} />
      ) : (
        <>
          <SectionBand surface="tint" importance="low">
            <SectionHead heading={text.capabilitiesHeading} />
            <TitledRows size="largest" items={text.capabilities} />
          </SectionBand>
          <ExhibitBlock exhibit={text.exhibit} number={1} surface="sunk" />
        </>
      )}
      <Ends>
        <SectionBand importance="low">
          <SectionHead size="h1" tag={vendorQuestions.tag} heading={vendorQuestions.heading} />
          <Answers>
            {vendorQuestions.answers.map(({ question, opening, isShort }) => (
              <li key={question}>
                <Subheading>{question}</Subheading>
                {isShort ? <ShortAnswer>{opening}</ShortAnswer> : <Statement>{opening}</Statement>}
              </li>
            ))}
          </Answers>
          <TextLink href="/technologies#questions">{vendorQuestions.more}</TextLink>
        </SectionBand>
        <SectionBand
          surface="night"
          top="quiet"
          wide={<Poster slug={`builder-${service}`} size="highPoster" />}
        >
          <Overline>{technologyPage.builtBy}</Overline>
          <Heading>
            <TitleLink href={`/services/${service}`}>{packages[service].name}</TitleLink>
          </Heading>
          <Text variant="lead" tone="ink">
            {`${reason} ${technologyPage.firstRelease[service]}`}
          </Text>
          <Text variant="small">{technologyPage.lateStage}</Text>
        </SectionBand>
      </Ends>
      {'related' in text && (
        <WideBand surface="sunk" top="quiet" heading={technologyPage.related}>
          <PosterWall
            columns={3}
            posters={text.related.map((related) => routeOf(`/technologies/${related}`))}
          />
        </WideBand>
      )}
      <CallToAction {...text.closing} action={action} surface="field" scene="telephone" />
    </>
  );
}
