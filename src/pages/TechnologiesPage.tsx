import { CallToAction } from '../blocks/CallToAction';
import { PosterWall } from '../blocks/PosterWall';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { technologiesText } from '../content/pages/technologies';
import { detailedTechnologies } from '../content/technologies/index';
import { lrms } from '../content/technologies/lrms';
import { vendorQuestions } from '../content/vendorQuestions';
import { Poster } from '../figures/Poster';
import { entriesOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { fontSizes, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { TextLink } from '../ui/Link';
import { besideWords, columns, PAGE_INSET, Strip, TO_EDGE, Wrap } from '../ui/layout';
import { StepList } from '../ui/StepList';
import { Heading, Statement, Subheading, Text } from '../ui/Text';
import { PageHead } from './components/PageHead';

/** The words beside a drawing, which ends at the edge of the window, on phones below it. */
const RetrievalModels = styled('div', {
  ...columns('repeat(2, minmax(0, 1fr))'),
  /* Lines above and below it: the blocks around it are as dark as the drawing. */
  marginBlock: 1,
  '& > div': {
    alignSelf: 'center',
    padding: `1.5rem ${space.gutter} 1.5rem ${PAGE_INSET}`,
    '& > p': { marginTop: '.75rem' },
  },
  '& > .poster': {
    ...besideWords,
    minHeight: 'max(15rem, 28vw)',
    '& > img': { objectPosition: '50% 80%' },
  },
  '@phone': {
    gridTemplateColumns: '100%',
    '& h2': { fontSize: fontSizes.h1 },
    '& > .poster': { order: -1, minHeight: '66vw' },
  },
  '@lg': columns('1fr 2fr'),
});

/** The head beside a padlock, and the questions below both. */
const Questions = styled('div', {
  display: 'grid',
  columnGap: space.gap,
  '& > div': { padding: `${space.quiet} 0 1.5rem`, '& > h3': { marginBottom: '.5rem' } },
  '& > .poster': {
    margin: `0 ${TO_EDGE}`,
    '@phone': { order: 1, aspectRatio: '4 / 3', '& > img': { objectPosition: 'top' } },
  },
  '& > ol': { columnGap: space.gap, gridColumn: '1 / -1', paddingBottom: '1.5rem' },
  '&& li::before': { color: 'var(--line)' },
  '@md': {
    gridTemplateColumns: '1fr 1fr',
    '& > .poster': {
      ...besideWords,
      minHeight: 'max(28rem, 36vw)',
      margin: `0 ${TO_EDGE} 0 0`,
      '& > img': { objectFit: 'contain' },
    },
    '& > ol': columns('1fr 1fr'),
  },
});

/** The first sentence of each answer is large, in large windows at the right of the question and the others. */
const Answer = styled('li', {
  display: 'grid',
  gap: `.75rem ${space.gap}`,
  padding: `1.5rem ${PAGE_INSET} 2rem`,
  '& + &': { borderTop: '1px solid $colors$ink' },
  '@lg': { grid: 'auto 1fr / 1fr 2fr', '& > :nth-child(2)': { gridArea: '1 / 2 / span 2' } },
  variants: {
    isShort: {
      true: {
        '&& > :nth-child(2)': { fontSize: '27vw', lineHeight: 0.85, '@md': { fontSize: 'min(20vw, 19rem)' } },
      },
    },
  },
});

export default function TechnologiesPage({ route }: PageProps) {
  const { heading, lead, note, linkLabel, lrmsLabel, closing } = technologiesText;
  const { list, answers } = vendorQuestions;
  return (
    <>
      <PageHead route={route} heading={heading} isLarge lead={lead} scene="musicbox">
        <ButtonLink href="/contact">{labels.scheduleConsultation}</ButtonLink>
      </PageHead>
      <Band top="none" bottom="none">
        <Strip className={surfaceClass('night')}>
          <Text variant="lead" tone="ink">
            {note}
          </Text>
        </Strip>
        <PosterWall
          columns={3}
          posters={entriesOf(detailedTechnologies).map(([slug, { name, summary, fits }], index) => ({
            path: `/technologies/${slug}`,
            name,
            summary,
            fits,
            surface: index % 2 ? 'field' : 'tint',
          }))}
          linkLabel={linkLabel}
        />
        <RetrievalModels className={surfaceClass('field')}>
          <div>
            <Heading>{lrms.name}</Heading>
            <Text variant="lead" tone="ink">
              {lrms.summary}
            </Text>
            <TextLink href="/technologies/lrms" about={lrms.name}>
              {lrmsLabel}
            </TextLink>
          </div>
          <Poster slug="lrms" size="highPoster" />
        </RetrievalModels>
      </Band>
      <Band id="questions" top="none" bottom="none">
        <div className={surfaceClass('night')}>
          <Wrap>
            <Questions>
              <div>
                <SectionHead size="h1" tag={vendorQuestions.tag} heading={vendorQuestions.heading} />
                <Subheading size="h3">{list.heading}</Subheading>
                <Text>{list.lead}</Text>
              </div>
              <Poster slug="technologies" size="highPoster" />
              <StepList steps={list.questions} />
            </Questions>
          </Wrap>
        </div>
        <ul className={surfaceClass('sunk')}>
          {answers.map(({ question, opening, isShort, details }) => (
            <Answer key={question} isShort={isShort} {...(isShort && { className: surfaceClass('field') })}>
              <Subheading>{question}</Subheading>
              <Statement size="h2">{opening}</Statement>
              {details && <Text tone="ink">{details}</Text>}
            </Answer>
          ))}
        </ul>
      </Band>
      <CallToAction {...closing} action={labels.scheduleConsultation} surface="field" wide="dominoes" />
    </>
  );
}
