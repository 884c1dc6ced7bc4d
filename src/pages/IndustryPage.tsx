import { CallToAction } from '../blocks/CallToAction';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { isClaim, resultOf } from '../blocks/results';
import { SectionHead } from '../blocks/SectionHead';
import { industries } from '../content/industries/index';
import { labels } from '../content/labels';
import { industryPage } from '../content/pages/industryPage';
import { studyTeasers } from '../content/studies/teasers';
import { recommendedPrice } from '../features/pricing/prices';
import { ServiceCards } from '../features/pricing/ServiceCards';
import { SchematicPlate } from '../figures/SchematicFigure';
import { keyOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { bleed, TO_EDGE, Wrap } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { Results } from '../ui/Results';
import { SectionBand } from '../ui/SectionBand';
import { Tag, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { PointList } from '../ui/TitledLists';
import { FieldHead } from './components/FieldHead';

/** Rows of both lists: the heading, and at most five points. */
const ROWS = 6;

/**
 * Each pain and its answer are as high as the higher of the two, so that they form a row. The pains are on a dark panel, the
 * answers on one in the section's color. Both continue to the edges of the window.
 */
const Rows = styled('div', {
  display: 'grid',
  '& > div': { paddingBlock: space.quiet, ...bleed('both') },
  '& h2': { marginBottom: space[6] },
  '@md': {
    gridTemplateColumns: '6fr 7fr',
    '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${ROWS}` },
    '& ul': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${ROWS - 1}` },
    '& > :first-child': { paddingRight: space.gap, ...bleed('left') },
    '& > div + div': { paddingLeft: space.gutter, ...bleed('right') },
  },
});

const STORY_PADDING = 'clamp(3rem, 2rem + 4vw, 6rem)';
/** A client's story is beside the artwork of its case study. */
const Story = styled(Wrap, {
  paddingBlock: STORY_PADDING,
  variants: {
    beside: {
      true: { '@md': { display: 'grid', gridTemplateColumns: '2fr 1fr', columnGap: space.gap } },
    },
  },
});
/** Up to the edges of the window, and as high as the story. */
const Artwork = styled('div', {
  margin: `calc(-1 * ${STORY_PADDING}) ${TO_EDGE} 2rem`,
  '@md': {
    order: 1,
    marginLeft: 0,
    marginBottom: `calc(-1 * ${STORY_PADDING})`,
    contain: 'size',
    '& > div': { aspectRatio: 'auto', height: '100%' },
  },
  '@media print': { display: 'none' },
});
const Words = styled('div', { minWidth: 0, '& > a': { marginTop: '1.5rem' } });
const StoryTag = styled(Tag, { marginBottom: '1.5rem' });
const Statement = styled(Heading, { maxWidth: '20em' });
const Telling = styled(Text, { margin: '1.5rem 0 0' });
const Basis = styled(Text, { margin: 'clamp(2rem, 4vw, 4rem) 0 1rem', maxWidth: '46em' });

export default function IndustryPage({ route }: PageProps) {
  const slug = keyOf(industries, route.path);
  const { figureCaption, exhibitAt, text } = industries[slug];
  const { heading, lead, price, painPoints, solutions, exhibit, story, ...content } = text();
  const isOfClient = story.metrics.some(isClaim);
  const study = Object.values(studyTeasers).find(({ id }) => id === slug);
  const exhibitBlock = <ExhibitBlock exhibit={exhibit} surface="night" />;
  return (
    <>
      <FieldHead
        layout="halves"
        route={route}
        heading={heading}
        lead={lead}
        price={price ?? recommendedPrice(content.services.map(({ service }) => service))}
        action={labels.scheduleConsultation}
        figure={<SchematicPlate id={slug} />}
        caption={figureCaption}
      />
      {exhibitAt === 'first' && exhibitBlock}
      {/* On phones the answers follow the problems. */}
      <SectionBand top="none" bottom="none">
        <Rows>
          <div className={surfaceClass('night')}>
            <Heading>{industryPage.painPoints}</Heading>
            <PointList items={painPoints} bullet="hatch" variant="h3" />
          </div>
          <div className={surfaceClass('tint')}>
            <Heading>{industryPage.solutions}</Heading>
            <PointList items={solutions} variant="h3" />
          </div>
        </Rows>
      </SectionBand>
      {exhibitAt === 'second' && exhibitBlock}
      {/* Sunk for an illustration, whose statement is in large type. */}
      <section className={surfaceClass(isOfClient ? 'field' : 'sunk')}>
        <Story beside={study !== undefined}>
          {study && (
            <Artwork>
              <Picture src={study.image} alt="" />
            </Artwork>
          )}
          <Words>
            <StoryTag as="h2">{industryPage.story}</StoryTag>
            <Statement as="p" variant={isOfClient ? 'h2' : 'h1'}>
              {story.statement}
            </Statement>
            <Telling variant="lead">{story.text}</Telling>
            <Basis variant="small">{story.basis}</Basis>
            <Results columns={3} results={story.metrics.map(resultOf)} />
            <TextLink href={industryPage.storyLink.href}>{industryPage.storyLink.label}</TextLink>
          </Words>
        </Story>
      </section>
      {exhibitAt === 'third' && exhibitBlock}
      <SectionBand bottom="none" wide={<ServiceCards services={content.services} />}>
        <SectionHead tag={industryPage.servicesTag} heading={content.servicesHeading} />
      </SectionBand>
      <CallToAction {...content.closing} action={labels.scheduleConsultation} surface="field">
        <TextLink href={`/how-we-work?example=${slug}#diagnosis`}>{industryPage.diagnosisLabel}</TextLink>
      </CallToAction>
    </>
  );
}
