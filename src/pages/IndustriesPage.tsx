import { CallToAction } from '../blocks/CallToAction';
import { claims } from '../content/claims';
import { industriesText } from '../content/pages/industries';
import { studyTeasers } from '../content/studies/teasers';
import { Poster } from '../figures/Poster';
import { lastSegment } from '../lib/lookUp';
import { childrenOf } from '../routes/navigation';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { BELOW_LARGE_WINDOW, fontSizes, space } from '../theme/tokens';
import { TextLink, TitleLink } from '../ui/Link';
import { besideWords, PAGE_INSET, Strip } from '../ui/layout';
import { ResultNumeral } from '../ui/Results';
import { Heading, Text } from '../ui/Text';
import { TRIANGLE_RIGHT, triangle } from '../ui/triangle';
import { PageHead } from './components/PageHead';

/** Each name is a link, and its tile the target. */
const Industries = styled('div', {
  '&& h2 > a': { display: 'block', paddingBlock: '.75rem', marginBlock: '-.75rem' },
  '& h2 > a::after': {
    ...triangle(TRIANGLE_RIGHT, '.36em', '.54em solid'),
    display: 'inline-block',
    marginLeft: '.35em',
  },
  '& > ul > li': { position: 'relative', display: 'grid' },
  '& > ul a::before': { content: '""', position: 'absolute', inset: 0 },
  '& h2 + p': { marginTop: '.5rem' },
});

/** Drawings on the dark surface and words on the section's color, for the second dark too, without gaps: the first across the window, the others in halves. */
const WithStudy = styled('ul', {
  display: 'grid',
  /* The words of a row end at the same height. */
  '& > li': { grid: 'auto 1fr / minmax(0, 1fr)' },
  /* The objects stand on lines. */
  '& .poster': { borderBottom: '1px solid $colors$ink' },
  '& > li > div': { padding: `clamp(1.25rem, 2vw, 2rem) ${space.gutter} clamp(2rem, 3.75vw, 4rem)` },
  '& > :nth-child(2) > div': { borderBottom: '1px solid $colors$ink' },
  '@phone': { '& h2': { fontSize: '2.625rem' } },
  '& p:nth-of-type(2)': {
    marginTop: '1rem',
    fontSize: 'min(32vw, 10rem)',
    lineHeight: 0.9,
    overflowWrap: 'anywhere',
    color: 'var(--line)',
    '& > small': { color: '$ink' },
  },
  '& p > small': { margin: '1rem 0 .25rem', fontSize: fontSizes.h4 },
  '@md': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& p:nth-of-type(2)': { fontSize: 'min(15.5vw, 17rem)' },
    '& > :nth-child(2) > div': { paddingLeft: PAGE_INSET },
    '& > :first-child': {
      gridColumn: '1 / -1',
      borderBottom: '1px solid $colors$ink',
      '& .poster': { border: 0 },
      grid: 'auto / repeat(2, minmax(0, 1fr))',
      '& > div': { alignContent: 'end' },
    },
  },
});

/** A board of drawings and words: in each row they change places. */
const WithoutStudy = styled('ul', {
  display: 'grid',
  '& > li': {
    grid: 'auto / repeat(2, minmax(0, 1fr))',
    '& > div': {
      alignSelf: 'end',
      padding: `1.25rem 1rem 1.25rem ${space.gutter}`,
      overflowWrap: 'anywhere',
    },
    '& > .poster': {
      ...besideWords,
      minHeight: 'clamp(9rem, 24vw, 26rem)',
      '& > img': { objectFit: 'contain', objectPosition: 'bottom' },
    },
  },
  [`@media ${BELOW_LARGE_WINDOW}`]: { '& > :nth-child(even) > .poster': { order: 1 } },
  '@phone': {
    '& h2': { fontSize: 'min(5.75vw, 2rem)' },
    '& p': { fontSize: '1rem', lineHeight: 1.35 },
    '& > li > .poster': { minHeight: '46vw' },
  },
  '@lg': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-child(n + 3) > .poster': { order: 1 },
    '& h2': { fontSize: 'min(2.85vw, 3.25rem)' },
  },
  '@narrowest': {
    '& > li': { gridTemplateColumns: '100%', '& > .poster': { '&&': { order: 0 } } },
    '& h2': { fontSize: fontSizes.h3 },
  },
  '@media print, (forced-colors: active)': { '& > li': { borderTop: '1px solid' } },
});

const withStudy = Object.values(studyTeasers);

export default function IndustriesPage({ route }: PageProps) {
  const { heading, lead, caseStudies, closing } = industriesText;
  const tiles = childrenOf('/industries').map(({ path, name, summary }) => {
    const slug = lastSegment(path);
    return { path, slug, name, summary, study: withStudy.find(({ id }) => id === slug) };
  });
  return (
    <>
      <PageHead route={route} heading={heading} lead={lead} scene="street" />
      <Industries>
        {/* Below the road. */}
        <Strip className={surfaceClass('night')}>
          <Text variant="lead" tone="ink">
            {caseStudies.label}
          </Text>
          <TextLink href="/resources/case-studies">{caseStudies.heading}</TextLink>
        </Strip>
        <WithStudy className={surfaceClass('night')}>
          {tiles
            .flatMap(({ study, ...tile }) => (study ? [{ ...tile, claim: claims[study.claimKeys[0]] }] : []))
            .map(({ path, slug, name, summary, claim }, index) => (
              <li key={slug}>
                <Poster slug={slug} size="highPoster" />
                <div className={surfaceClass(index === 1 ? 'night' : 'field')}>
                  <Heading>
                    <TitleLink href={path}>{name}</TitleLink>
                  </Heading>
                  <Text variant="lead">{summary}</Text>
                  <ResultNumeral>
                    {claim.value} <small>{claim.label}</small>
                  </ResultNumeral>
                  <Text>{claim.base}</Text>
                </div>
              </li>
            ))}
        </WithStudy>
        <WithoutStudy>
          {tiles
            .filter(({ study }) => !study)
            .map(({ path, slug, name, summary }) => (
              <li key={slug} className={surfaceClass('tint')}>
                <Poster slug={slug} size="highPoster" />
                <div>
                  <Heading>
                    <TitleLink href={path}>{name}</TitleLink>
                  </Heading>
                  <Text variant="lead" tone="ink">
                    {summary}
                  </Text>
                </div>
              </li>
            ))}
        </WithoutStudy>
      </Industries>
      <CallToAction {...closing} surface="field" tile="industries" tileSize="highPoster" hasRise />
    </>
  );
}
