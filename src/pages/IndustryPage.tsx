import { CallToAction } from '../blocks/CallToAction';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { WordsLink } from '../blocks/RichWords';
import { drawingOf, isClaim, resultOf } from '../blocks/results';
import { WideBand } from '../blocks/SectionHead';
import { artworkAddress } from '../content/artworks';
import { industries } from '../content/industries/index';
import { labels } from '../content/labels';
import { industryPage } from '../content/pages/detailPages';
import { diagnosis } from '../content/pages/diagnosis';
import { studyTeasers } from '../content/studies/teasers';
import { sendToDiagnosis } from '../features/diagnosis/diagnosisActor';
import { recommendedPrice } from '../features/pricing/prices';
import { ServiceCards } from '../features/pricing/ServiceCards';
import { Scene, scenes } from '../figures/Scene';
import { StripeRows } from '../figures/StripeBar';
import { isKeyOf, keyFromPath } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { byIndex, stripes, surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { isPlainPress, TextLink } from '../ui/Link';
import { bleed, columns, PAGE_INSET, Wrap } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { besideLabel, Results } from '../ui/Results';
import { Heading, Tag, Text, wholeWords } from '../ui/Text';
import { TitledItems } from '../ui/TitledLists';
import { TRIANGLE_DOWN, TRIANGLE_RIGHT } from '../ui/triangle';
import { FieldHead } from './components/FieldHead';

/** At most five points in each list. */
const POINTS = 5;

/**
 * Each pain is on a dark panel, whose edge points at its answer: a pale stripe. Pain and answer are a row,
 * on phones one below the other. Both continue to the edges of the window.
 */
const Rows = styled('div', {
  display: 'grid',
  /* A label: the rows are the content. */
  '& h2': {
    paddingBlock: `${space.quiet} .75rem`,
    font: font('display', fontWeights.medium, fontSizes.h4, 1.3),
  },
  '& > .pains h2': { color: 'var(--line)' },
  '& h3': { marginBottom: '.375rem', fontSize: 'clamp(1.875rem, 1.3rem + 1.3vw, 2.75rem)' },
  '& p': { fontSize: fontSizes.lead, lineHeight: 1.35 },
  '& li': { position: 'relative', padding: '1.25rem 0 1.75rem' },
  '& > .pains li::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: `calc(100% - .5px) calc(-1 * ${space.gutter}) -1.75rem`,
    backgroundColor: 'var(--surface)',
    clipPath: TRIANGLE_DOWN,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    '@md': {
      inset: `0 auto 0 calc(100% + ${space.gap} - 1px)`,
      width: 'min(4.5vw, 4.5rem)',
      clipPath: TRIANGLE_RIGHT,
    },
  },
  '& > .answers > ul': stripes(POINTS, 'var(--colors-paper)', 'var(--tint)'),
  /* Below the poster, which is dark too; in large windows it is above the answers. */
  marginTop: 1,
  '@phone': {
    '& > div': { display: 'contents' },
    /* Each pain is before its answer. */
    '& ul': { display: 'contents', ...byIndex(POINTS, (order) => ({ order })) },
    '& .pains h2, & li': { backgroundColor: 'var(--surface)', ...bleed('both') },
    /* The headings of both lists are above the first of each. */
    '& h2': { paddingBlock: '2.5rem 0', fontSize: fontSizes.ui },
    '& > .pains li + li': { paddingTop: '1.75rem' },
    counterReset: 'pain',
    '& > .pains li': { counterIncrement: 'pain', paddingRight: '4.5rem', overflowWrap: 'anywhere' },
    '& > .pains li::before': {
      content: 'counter(pain)',
      position: 'absolute',
      right: 0,
      font: font('display', fontWeights.heading, '6rem', 0.8),
      letterSpacing: '-.05em',
      color: 'var(--line)',
    },
    '& > .answers h3': { fontSize: '1.75rem', lineHeight: 1.15 },
    '& > .answers li + li': { paddingTop: '2.5rem' },
  },
  '@md': {
    gridTemplateColumns: '6fr 7fr',
    '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${POINTS + 1}` },
    '& ul': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${POINTS}` },
    '& > .pains': { paddingRight: space.gap, ...bleed('left') },
    /* Beside the point of the panel. */
    '& > .answers': {
      '--text-start': `calc(${space.gutter} + min(3vw, 3rem))`,
      paddingLeft: 'var(--text-start)',
    },
    '& > .answers li': {
      marginLeft: 'calc(-1 * var(--text-start))',
      paddingLeft: 'var(--text-start)',
      backgroundColor: 'var(--surface)',
      ...bleed('right'),
    },
  },
  /* The answers have more words. */
  '@lg': { marginTop: 0, gridTemplateColumns: '4fr 7fr' },
});

/** The case in words, its first number as stripes, and in the largest type of the page. */
const Story = styled(Wrap, {
  paddingBlock: space.quiet,
  '& > div:first-child': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `.5rem ${space.gap}`,
    marginBottom: '2rem',
  },
  '& > p + p': { marginTop: '1rem' },
  '& > a': { marginTop: '2.5rem', justifySelf: 'start' },
  '& > .stripes': {
    gridTemplateColumns: '100%',
    margin: 'clamp(2rem, 3vw, 3rem) 0 2rem',
    '& > svg': { height: 'clamp(4rem, 9vw, 11rem)' },
  },
  /* The picture of an invented case ends at its stripes. Their label is below them. */
  '& > img': { width: '100%', marginTop: '1.5rem' },
  '& > img + .stripes': {
    marginTop: 0,
    columnGap: '1rem',
    gridTemplateColumns: 'auto 1fr',
    '& > svg': { order: -1, gridColumn: '1 / -1', borderTop: '3px solid $colors$ink' },
    '& > span': { gridColumn: 2 },
  },
  /* In large windows its number ends there too. */
  '&:has(> img)': {
    '@lg': {
      ...columns('1fr 1fr'),
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: space.gap,
      '& > :is(div, .stripes)': { gridColumn: '1 / -1' },
      '& > .stripes': { gridRow: 5, margin: 0 },
      '& > img': { gridArea: '2 / 2 / span 3', alignSelf: 'end', width: '100%', margin: 0 },
      '& > dl': { gridArea: '4 / 1', alignSelf: 'end', marginTop: '2.5rem' },
      '& > a': { gridArea: '6 / 2', placeSelf: 'end', marginTop: '-1.5rem' },
    },
  },
  '@md': {
    '& > dl > div': { grid: 'auto auto auto 1fr / auto 1fr', '& > *': { gridColumn: 2 } },
    '& > dl > div > dt': { marginTop: 'min(2.6vw, 3rem)' },
    '&& > dl > div > dt + dd': {
      gridArea: '1 / 1 / span 4',
      fontSize: 'min(23.5vw, 26rem)',
      lineHeight: 0.8,
      '@media (forced-colors: active)': { lineHeight: 1.1 },
    },
  },
  variants: {
    /** A target is smaller than a client's result. */
    isOfClient: {
      false: {
        '&& > dl > div > dt': { fontSize: fontSizes.h2, lineHeight: 1.05 },
        '&&& > dl > div > dt + dd': {
          fontSize: 'min(32vw, 18rem)',
          wordSpacing: '-.08em',
        },
        '@md': {
          '&& > dl > div': { alignItems: 'end' },
          '&&& > dl > div > dt + dd': { fontSize: 'min(15vw, 18rem)', whiteSpace: 'nowrap' },
        },
        '@lg': {
          '&&& > dl > div': { ...besideLabel, marginBottom: '.5rem' },
          '&& > dl > div > dt': { marginTop: 0, fontSize: fontSizes.h3, overflowWrap: 'anywhere' },
        },
      },
    },
  },
});

/** Its other numbers beside their labels, from 768 px each in a half. */
const Others = styled('div', {
  '& > dl': { ...columns('100%'), gap: 0, '@md': columns(2) },
  '&&& > dl > div': {
    ...besideLabel,
    grid: 'auto 1fr / minmax(0, 5fr) minmax(0, 6fr)',
    padding: `clamp(1.5rem, 2.75vw, 3rem) ${space.gutter}`,
    overflowWrap: 'anywhere',
    '& + div': { borderTop: '1px solid $colors$ink' },
    '@md': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      '&:first-child': { paddingLeft: PAGE_INSET },
      '& + div': { borderTop: 0, borderLeft: '1px solid $colors$ink' },
    },
  },
  '& > dl > div > dt': { fontSize: fontSizes.h4, '@md': { fontSize: fontSizes.h3 } },
  '&&& > dl > div > dt + dd': {
    alignSelf: 'start',
    color: '$ink',
    fontSize: 'min(14vw, 6rem)',
    lineHeight: 0.85,
    wordSpacing: 0,
    '@md': { fontSize: 'min(9vw, 11rem)', whiteSpace: 'nowrap' },
  },
});

/** The artwork of the client's case study. */
const Artwork = styled('div', {
  /* Its ground is that of the block above, so a line shows where it begins. */
  '& > .picture': {
    borderTop: '1px solid $colors$ink',
    aspectRatio: '5 / 2',
    '@lg': { aspectRatio: '3 / 1' },
  },
});

export default function IndustryPage({ route }: PageProps) {
  const slug = keyFromPath(industries, route.path);
  const text = industries[slug].text();
  const { heading, lead, otherPrice, painPoints, solutions, exhibit, story, ...content } = text;
  const [first, ...others] = story.metrics;
  const isOfClient = isClaim(first);
  const picture = `story-${slug}` as const;
  const study = Object.values(studyTeasers).find(({ id }) => id === slug);
  const price = recommendedPrice(content.services.map(({ service }) => service));
  // Pain points, which are before or after the first two positions, are dark.
  const surface = exhibit.at === 'third' ? 'night' : 'paper';
  const exhibitBlock = <ExhibitBlock exhibit={exhibit} number={1} surface={surface} />;
  return (
    <>
      <FieldHead
        route={route}
        heading={heading}
        lead={lead}
        price={wholeWords(otherPrice ? `${otherPrice}. ${price}` : price)}
        edge="rise"
      />
      {exhibit.at === 'first' && exhibitBlock}
      <SectionBand top="none" bottom="none">
        <Rows>
          <div className={`pains ${surfaceClass('night')}`}>
            <Heading>{industryPage.painPoints}</Heading>
            <ul>
              <TitledItems items={painPoints} />
            </ul>
          </div>
          <div className="answers">
            <Heading>{industryPage.solutions}</Heading>
            <ul>
              <TitledItems items={solutions} />
            </ul>
          </div>
        </Rows>
      </SectionBand>
      {exhibit.at === 'second' && exhibitBlock}
      <section>
        {study && (
          <Artwork className={surfaceClass('field')}>
            <Picture src={artworkAddress(study.artwork)} alt="" isTinted />
          </Artwork>
        )}
        <div className={surfaceClass('field')}>
          <Story isOfClient={isOfClient}>
            <div>
              <Tag as="h2">{industryPage.story}</Tag>
              <Text variant="mono">{story.basis}</Text>
            </div>
            <Heading as="p">{story.statement}</Heading>
            <Text variant="lead">{story.text}</Text>
            {isKeyOf(scenes, picture) && <Scene name={picture} isLazy />}
            <StripeRows {...drawingOf(first)} />
            <Results results={[resultOf(first, 'large')]} />
            <TextLink href={industryPage.storyLink.href}>{industryPage.storyLink.label}</TextLink>
          </Story>
        </div>
        <Others className={surfaceClass('tint')}>
          <Results results={others.map((metric) => resultOf(metric, 'medium'))} />
        </Others>
      </section>
      {exhibit.at === 'third' && exhibitBlock}
      <WideBand tag={industryPage.servicesTag} heading={content.servicesHeading}>
        <ServiceCards services={content.services} />
      </WideBand>
      <CallToAction
        {...content.closing}
        note={
          <>
            {' '}
            <WordsLink
              href={`/how-we-work?example=${slug}#diagnosis`}
              // The address alone would not replace numbers that were entered there since.
              onClick={(event) => {
                if (isPlainPress(event)) sendToDiagnosis({ type: 'example.loaded', example: slug });
              }}
            >
              {diagnosis.heading}
            </WordsLink>{' '}
            {industryPage.afterDiagnosis}
          </>
        }
        action={labels.scheduleConsultation}
        surface="field"
        scene="theodolite"
      />
    </>
  );
}
