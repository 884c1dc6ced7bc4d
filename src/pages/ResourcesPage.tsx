import { CallToAction } from '../blocks/CallToAction';
import { PostCard, PostGrid } from '../blocks/PostCard';
import { SectionHead } from '../blocks/SectionHead';
import { emailLink } from '../content/emailLink';
import { labels } from '../content/labels';
import { resourcesText } from '../content/pages/resources';
import { posts } from '../content/posts/index';
import { Poster } from '../figures/Poster';
import { StripeBar } from '../figures/StripeBar';
import { slugify } from '../lib/slugify';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { fontSizes, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { TextLink, TitleLink } from '../ui/Link';
import { columns, PAGE_INSET, TO_EDGE, tileInsets } from '../ui/layout';
import { ResultNumeral } from '../ui/Results';
import { Reveal } from '../ui/Reveal';
import { Subheading, Text } from '../ui/Text';
import { WideScene } from '../ui/WideScene';
import { PageHead } from './components/PageHead';

/** A row across the window for each guide: its object at the left edge, on the line below, and beside it the words, on phones below it. */
const Guides = styled('ul', {
  margin: `0 ${TO_EDGE}`,
  /* The next block is as pale as the objects. */
  paddingBottom: '2rem',
  '& > :last-child': { borderBottom: '1px solid $colors$ink' },
  '& > li': {
    display: 'grid',
    borderTop: '1px solid $colors$ink',
    '& > .poster': { order: -1, aspectRatio: '1.3' },
    '& > div': { padding: `1.5rem ${PAGE_INSET}` },
  },
  /* The first is as wide as the window. The others are at its right edge, beside their titles. */
  '@small': {
    paddingBottom: 0,
    '& > :last-child': { borderBottom: 0 },
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
  '@md': {
    '& > li': {
      ...columns('4fr 9fr'),
      alignItems: 'center',
      minHeight: '24vw',
      /* As high as the words. */
      '& > .poster': {
        position: 'relative',
        aspectRatio: 'auto',
        height: '100%',
        '& > img': { position: 'absolute', inset: 0, objectFit: 'contain', objectPosition: '0 100%' },
      },
    },
    '& h3': { fontSize: fontSizes.h2, lineHeight: 1.04 },
    '& h3 + p': { fontSize: fontSizes.lead },
  },
});

/** Above the recordings. */
const Projector = styled('div', { margin: `0 ${TO_EDGE}` });

/** Two colors from edge to edge of the window. The minutes are a number and as many stripes of an hour. */
const Recordings = styled('ul', {
  display: 'grid',
  margin: `0 ${TO_EDGE}`,
  '& > li': {
    ...tileInsets,
    padding: `2rem var(--text-end) ${space.quiet} var(--text-start)`,
    '& > :first-child': {
      fontVariantNumeric: 'tabular-nums',
      fontSize: 'clamp(6.5rem, 5rem + 6vw, 14rem)',
      lineHeight: 0.9,
      '& > small': { display: 'inline', fontSize: fontSizes.h4 },
    },
    '& > svg': { height: 'clamp(2.5rem, 5vw, 6rem)', margin: '1rem 0 1.25rem' },
  },
  '@phone': { '& > li': { '--text-start': space.gutter, '--text-end': space.gutter } },
  '@md': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    /* The links are level. */
    '& > li': { display: 'flex', flexDirection: 'column', alignItems: 'start' },
    '& > li > a': { marginTop: 'auto' },
  },
});

/** Minutes. */
const HOUR = 60;

const Title = styled(Subheading, { margin: '.5rem 0 .75rem' });

type PieceProps = Readonly<Record<'title' | 'description' | 'path' | 'action', string>>;

const Piece = ({ title, description, path, action }: PieceProps) => (
  <>
    <Title size="h3">
      <TitleLink href={path}>{title}</TitleLink>
    </Title>
    <Text tone="ink">{description}</Text>
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
          {guides.items.map(({ type, ...paper }, index) => (
            <Reveal element="li" key={type} position={index}>
              <div>
                <Text variant="mono">{type}</Text>
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
          {webinars.items.map(({ duration, ...recording }, index) => (
            <li key={duration} className={surfaceClass(index ? 'sunk' : 'tint')}>
              <ResultNumeral>
                {duration} <small>{labels.minutes}</small>
              </ResultNumeral>
              <StripeBar count={HOUR} length={duration} />
              <Piece {...recording} action={`${webinars.action} ${destination}`} />
            </li>
          ))}
        </Recordings>
      </SectionBand>
      <CallToAction {...closing} surface="field" scene="tailor" />
    </>
  );
}
