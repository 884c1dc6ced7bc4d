import { AudienceCards } from '../blocks/AudienceCards';
import { Hero } from '../blocks/Hero';
import { PhaseModel } from '../blocks/PhaseModel';
import { PosterWall } from '../blocks/PosterWall';
import { SectionHead, WideBand } from '../blocks/SectionHead';
import { artworkAddress, artworks } from '../content/artworks';
import { claims } from '../content/claims';
import { home } from '../content/pages/home';
import { formatUsd } from '../content/pricing';
import { studyTeasers } from '../content/studies/teasers';
import { technologies as allTechnologies } from '../content/technologies/index';
import { ContactBlock } from '../features/contact/ContactBlock';
import { lowestPrice } from '../features/pricing/prices';
import { Poster, posterSizes } from '../figures/Poster';
import { entriesOf, keysOf } from '../lib/lookUp';
import { childrenOf } from '../routes/navigation';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, letterSpacings, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { Link, TextLink, TitleLink } from '../ui/Link';
import { besidePicture, besideTile, bleed, columns, TO_EDGE } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { ResultNumeral } from '../ui/Results';
import { Reveal } from '../ui/Reveal';
import { Overline, Subheading, Text } from '../ui/Text';

/** Case studies, each with its result as the title. The first is wider. */
const Cases = styled('div', {
  columnGap: `calc(2 * ${space.gutter})`,
  '@md': columns('5fr 3fr 3fr'),
});

const Case = styled(Reveal, {
  ...bleed('tile'),
  paddingBottom: '1.75rem',
  display: 'flex',
  flexDirection: 'column',
  /* The artworks are a row without gaps from edge to edge of the window. */
  '@md': {
    '& + &': besideTile,
    '& > .picture': {
      aspectRatio: 'auto',
      height: 'clamp(17rem, 36vw, 36rem)',
      margin: `0 calc(-1 * ${space.gutter})`,
    },
    '&:last-child > .picture': { marginRight: TO_EDGE },
  },
  '@lg': { '&:first-child > h3': { fontSize: '7vw' } },
  '&:first-child > .picture': { marginLeft: TO_EDGE, '@phone': { marginRight: TO_EDGE } },
  '@phone': {
    '& > h3': { fontSize: '13.5vw', '& small': { fontSize: fontSizes.h4 } },
    '&:first-child > h3': { fontSize: '31vw', overflowWrap: 'anywhere' },
    '& + &': besidePicture,
  },
  '& > p:first-of-type': { margin: '1rem 0 .25rem' },
  '& > h3 + p': { marginTop: '.625rem' },
  '& > a': { marginTop: 'auto', alignSelf: 'flex-start' },
});

const { width, height } = posterSizes.highPoster;
/** The row of a technology, so that all rows with the space below them are as high as a poster of half the window. */
const ROW = `calc((50vw * ${height} / ${width} - 2rem) / ${keysOf(allTechnologies).length})`;

/**
 * The technologies in large type, below the poster of the first one; in large windows beside a poster at the window's edge: that of
 * the row under the pointer or in focus, or of the first one.
 */
const Technologies = styled('ul', {
  position: 'relative',
  /* The rings of the rows are above the posters, and above the next block. */
  zIndex: 1,
  paddingBottom: '2rem',
  '& > li + li': { borderTop: '1px solid $colors$rule' },
  '& .poster': { margin: `0 ${TO_EDGE}`, aspectRatio: 2, order: -1, '& > img': { objectPosition: 'top' } },
  '& > li + li .poster': { display: 'none' },
  '@lg': {
    '& > li': { display: 'grid', minHeight: ROW, maxWidth: '50%' },
    '&& .poster': {
      display: 'block',
      aspectRatio: width / height,
      position: 'absolute',
      top: 0,
      right: 0,
      width: '50vw',
      zIndex: -1,
      opacity: 0,
      pointerEvents: 'none',
    },
    '& > li:first-child .poster': { opacity: 1 },
  },
});

const Technology = styled(Link, {
  display: 'grid',
  alignItems: 'center',
  gridAutoRows: 'minmax(3.5rem, auto)',
  '& > h3': {
    font: font('display', fontWeights.heading, 'clamp(1.625rem, .9rem + 2.5vw, 4.125rem)', 1.05),
    letterSpacing: letterSpacings.display,
  },
  '@lg': {
    '&:is(:hover, :focus-visible) > .poster': { opacity: 1, zIndex: 0 },
    '& > h3': { fontSize: 'min(.9rem + 2.5vw, 3.7vw, 4.125rem)' },
  },
  '@hover': { '&:hover > h3': { color: 'var(--line)' } },
});

export default function HomePage() {
  const { results, industries, technologies } = home;
  return (
    <>
      <Hero price={formatUsd(lowestPrice)} />
      <AudienceCards />
      <PhaseModel />
      <SectionBand section="resources" top="quiet">
        <SectionHead
          heading={results.heading}
          end={<TextLink href="/resources/case-studies">{results.linkLabel}</TextLink>}
        />
        <Cases>
          {Object.values(studyTeasers).map(
            ({ category, claimKeys: [key], description, artwork, path }, index) => (
              <Case
                element="article"
                className={`${sectionColors(artworks[artwork])} ${surfaceClass('tint')}`}
                key={category}
                position={index}
              >
                <Picture src={artworkAddress(artwork)} alt="" />
                <Overline>{category}</Overline>
                <ResultNumeral as="h3">
                  <TitleLink href={path}>
                    {claims[key].value} <small>{claims[key].label}</small>
                  </TitleLink>
                </ResultNumeral>
                <Text>{description}</Text>
                <TextLink href={path} about={category}>
                  {results.studyLinkLabel}
                </TextLink>
              </Case>
            ),
          )}
        </Cases>
      </SectionBand>
      <WideBand section="industries" top="none" heading={industries.heading}>
        <PosterWall
          columns={4}
          posters={[
            ...childrenOf('/industries'),
            {
              path: '/industries',
              name: industries.overviewHeading,
              summary: industries.overviewLinkLabel,
              surface: 'field',
            },
          ]}
        />
      </WideBand>
      <SectionBand section="technologies" surface="tint" bottom="none">
        <SectionHead
          heading={technologies.heading}
          end={<TextLink href="/technologies">{technologies.linkLabel}</TextLink>}
        />
        <Technologies>
          {entriesOf(allTechnologies).map(([slug, { name }]) => (
            <li key={slug}>
              <Technology href={`/technologies/${slug}`}>
                <Subheading>{name}</Subheading>
                <Poster slug={slug} size="highPoster" />
              </Technology>
            </li>
          ))}
        </Technologies>
      </SectionBand>
      <ContactBlock />
    </>
  );
}
