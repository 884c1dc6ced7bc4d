import type { ReactNode } from 'react';
import { CallToAction } from '../blocks/CallToAction';
import { PostCard, PostGrid } from '../blocks/PostCard';
import { SectionHead } from '../blocks/SectionHead';
import { artworks } from '../content/artworks';
import { emailLink } from '../content/emailLink';
import { labels } from '../content/labels';
import { resourcesText } from '../content/pages/resources';
import { posts } from '../content/posts/index';
import { Poster } from '../figures/Poster';
import { Scene } from '../figures/Scene';
import { StripeBar } from '../figures/StripeBar';
import { MINUTES_PER_HOUR } from '../lib/dates';
import { slugify } from '../lib/slugify';
import type { PageProps } from '../routes/types';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { fontSizes, MEDIUM_WINDOW, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { TextLink, TitleLink } from '../ui/Link';
import { besideWords, columns, PAGE_INSET, TO_EDGE } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Subheading, Text } from '../ui/Text';
import { WideScene } from '../ui/WideScene';
import { PageHead } from './components/PageHead';

/** Each guide in the color of its note, beside its object: the first across the window, the others side by side below it; on phones in rows. */
const Guides = styled('ul', {
  ...columns('100%'),
  margin: `0 ${TO_EDGE}`,
  '& > :first-child h3': { fontSize: fontSizes.h2, lineHeight: 1.04 },
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    backgroundColor: 'var(--surface)',
    '& > .poster': { order: -1, aspectRatio: '1.3' },
    '& > div': { padding: `1.5rem ${space.gutter}` },
  },
  /* The second and the third are at the right edge, beside their titles. */
  '@small': {
    '& > li + li': {
      grid: 'auto 1fr / minmax(0, 1fr) 46vw',
      paddingBottom: '1.5rem',
      '& > .poster': { gridArea: '1 / 2 / span 2', aspectRatio: '.95' },
      '& > div': { display: 'contents' },
      '& > div > *': { gridColumn: '1 / -1', margin: `0 ${space.gutter}` },
      '& > div > p:first-child': { gridColumn: 1, paddingTop: '1.5rem' },
      '& > div > h3': { gridColumn: 1, margin: `.5rem 0 1rem ${space.gutter}` },
      '& > div > h3 + p': { marginTop: '1rem' },
    },
  },
  '@media print, (forced-colors: active)': { '& > li': { borderTop: '1px solid' } },
  /* Not on paper, which has no objects. */
  [`@media screen and ${MEDIUM_WINDOW}`]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-child': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      '& h3 + p': { fontSize: fontSizes.lead },
      '& > .poster': { order: 0, ...besideWords, minHeight: '26vw' },
      '& > div': { padding: `3rem ${space.gap} 3rem ${PAGE_INSET}` },
    },
  },
  '@lg': {
    '& > li': {
      '& > div': { alignSelf: 'center' },
      '& > .poster': { ...besideWords, minHeight: '26vw' },
    },
    '& > :first-child h3': { fontSize: fontSizes.h1, lineHeight: 1 },
    '& > :nth-child(2)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > :last-child': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > .poster': { order: 0 },
    },
  },
});

/** Above the recordings. */
const Projector = styled('div', { margin: `0 ${TO_EDGE}` });

/** Perforations of the film, in a row at a height. */
const perforations = (top: string) =>
  `linear-gradient(90deg, transparent 22%, var(--colors-paper) 0 78%, transparent 0) 0 ${top} / 2rem 1rem round no-repeat`;

/** The film from the projector, from edge to edge of the window: a frame for each recording, and its minutes as stripes of an hour. */
const Recordings = styled('ul', {
  ...columns('100%'),
  margin: `0 ${TO_EDGE}`,
  paddingTop: '2.5rem',
  background: `${perforations('.75rem')}, $colors$night`,
  '& > li': {
    padding: '0 .375rem 2.5rem',
    background: perforations('calc(100% - .75rem)'),
    '& > div': {
      height: '100%',
      padding: `0 ${space.gutter} 2rem`,
      borderRadius: '.75rem',
      overflow: 'clip',
    },
    '& img': {
      width: `calc(100% + 2 * ${space.gutter})`,
      maxWidth: 'none',
      margin: `0 calc(-1 * ${space.gutter}) 1.5rem`,
      borderBottom: '3px solid $colors$ink',
    },
    '& h3': { fontSize: fontSizes.h2, lineHeight: 1.04 },
    '& svg': { height: 'clamp(2.5rem, 5vw, 6rem)', margin: '1.25rem 0 1rem' },
    '& a:last-child': { marginTop: 0 },
  },
  '@md': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    /* The stripes are level. */
    '& > li > div': { display: 'flex', flexDirection: 'column', alignItems: 'start' },
    '& > li > div > h3 + p': { marginBottom: 'auto' },
  },
});

const Title = styled(Subheading, { margin: '.5rem 0 .75rem' });

interface PieceProps extends Readonly<Record<'title' | 'description' | 'path' | 'action', string>> {
  readonly children?: ReactNode;
}

const Piece = ({ title, description, path, action, children }: PieceProps) => (
  <>
    <Title size="h3">
      <TitleLink href={path}>{title}</TitleLink>
    </Title>
    <Text tone="ink">{description}</Text>
    {children}
    <TextLink href={path} about={title}>
      {action}
    </TextLink>
  </>
);

interface HeadProps {
  readonly text: Readonly<Record<'heading' | 'line', string>>;
  readonly link: string;
  readonly href?: string;
}

const Head = ({ text: { heading, line }, link, href = emailLink.href }: HeadProps) => (
  <SectionHead tag={heading} heading={line} end={<TextLink href={href}>{link}</TextLink>} />
);

export default function ResourcesPage({ route }: PageProps) {
  const { posts: latest, guides, webinars, destination, closing, ...head } = resourcesText(posts);
  return (
    <>
      <PageHead {...head} route={route} scene="shelf" />
      <SectionBand top="quiet" bottom="none">
        <Head text={latest} link={latest.linkLabel} href="/resources/blog" />
        <PostGrid columns={3}>
          {latest.items.map((post, index) => (
            <PostCard key={post.title} {...post} href={post.path} level="h3" position={index}>
              <TextLink href={post.path} about={post.title}>
                {latest.cardLabel}
              </TextLink>
            </PostCard>
          ))}
        </PostGrid>
      </SectionBand>
      <SectionBand surface="night" top="quiet" bottom="none">
        <SectionHead size="h1" tag={guides.heading} heading={guides.line} />
        <Guides>
          {guides.items.map(({ type, artwork, ...paper }, index) => (
            <Reveal
              element="li"
              key={type}
              className={`${sectionColors(artworks[artwork])} ${surfaceClass('field')}`}
              position={index}
            >
              <div>
                <Text variant="mono" tone="ink">
                  {type}
                </Text>
                <Piece {...paper} action={`${guides.action} ${destination}`} />
              </div>
              <Poster slug={slugify(type)} size="highPoster" />
            </Reveal>
          ))}
        </Guides>
      </SectionBand>
      <SectionBand top="quiet" bottom="none">
        <Head text={webinars} link={webinars.request} />
        <Projector>
          <WideScene name="projector" />
        </Projector>
        <Recordings>
          {webinars.items.map(({ duration, frame, ...recording }, index) => (
            <li key={duration}>
              <div className={surfaceClass(index ? 'sunk' : 'tint')}>
                <Scene name={frame} isLazy />
                <Text variant="mono" tone="ink">
                  {duration} {labels.minutes}
                </Text>
                <Piece {...recording} action={`${webinars.action} ${destination}`}>
                  <StripeBar count={MINUTES_PER_HOUR} length={duration} />
                </Piece>
              </div>
            </li>
          ))}
        </Recordings>
      </SectionBand>
      <CallToAction {...closing} surface="field" scene="tailor" />
    </>
  );
}
