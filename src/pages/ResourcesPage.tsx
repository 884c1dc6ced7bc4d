import { CallToAction } from '../blocks/CallToAction';
import { PostCard, PostGrid } from '../blocks/PostCard';
import { SectionHead } from '../blocks/SectionHead';
import { emailLink } from '../content/emailLink';
import { labels } from '../content/labels';
import { resourcesText } from '../content/pages/resources';
import { posts } from '../content/posts/index';
import { Poster } from '../figures/Poster';
import { slugify } from '../lib/slugify';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { fontSizes, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { TextLink, TitleLink } from '../ui/Link';
import { TO_EDGE, tileInsets } from '../ui/layout';
import { ResultNumeral } from '../ui/Results';
import { Reveal } from '../ui/Reveal';
import { Subheading, Text } from '../ui/Text';
import { WideScene } from '../ui/WideScene';
import { PageHead } from './components/PageHead';

const Tiles = styled('ul', {
  display: 'grid',
  margin: `0 ${TO_EDGE}`,
  '& > li': { ...tileInsets, padding: '0 var(--text-end) 0 var(--text-start)' },
  '& h3': { margin: '.5rem 0 .75rem' },
  variants: {
    show: {
      /** Each object is above its text, on a line. */
      objects: {
        '& > li': {
          display: 'grid',
          justifyItems: 'start',
          grid: 'subgrid / 100%',
          gridRow: 'span 5',
          paddingBottom: space.quiet,
          '& > .poster': {
            order: -1,
            width: 'calc(100% + var(--text-start) + var(--text-end))',
            margin: '0 calc(-1 * var(--text-end)) 1.5rem calc(-1 * var(--text-start))',
            borderBottom: '1px solid $colors$ink',
            boxSizing: 'content-box',
          },
          '& > a': { alignSelf: 'end' },
        },
        '@pair': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '& > :first-child': { gridColumn: '1 / -1' },
          '& > :last-child': { boxShadow: '-1px 0 $colors$ink' },
        },
        '@phone': { '& > li + li > h3': { fontSize: fontSizes.h4 } },
        '@md': {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          '& > :first-child': { gridColumn: 'auto' },
        },
      },
      minutes: {
        '& > li': { gap: `.75rem ${space.gutter}` },
        '& > li > p': {
          fontVariantNumeric: 'tabular-nums',
          fontSize: 'clamp(4.5rem, 3rem + 5vw, 10rem)',
          lineHeight: 0.8,
          '& > small': { fontSize: fontSizes.h4, marginTop: '.75rem' },
        },
        '@phone': {
          '& > li': { paddingBlock: '2rem', backgroundColor: 'var(--tint)' },
          '& > li + li': { marginTop: 2 },
          /* The number and its unit are a line. */
          '&& small': { display: 'inline' },
        },
        '@md': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '& > li': { display: 'grid', gridTemplateColumns: 'auto 1fr' },
          /* The links are level. */
          '& > li > div': { display: 'flex', flexDirection: 'column', alignItems: 'start' },
          '& > li > div > a': { marginTop: 'auto' },
        },
      },
    },
  },
});

/** On phones the projector is above its recordings. */
const Recordings = styled('div', {
  '@phone': {
    '& > section': { display: 'flex', flexDirection: 'column' },
    '& > section > div:last-child': { order: -1, margin: `0 0 ${space.quiet}` },
  },
});

type PieceProps = Readonly<Record<'title' | 'description' | 'path' | 'action', string>>;

const Piece = ({ title, description, path, action }: PieceProps) => (
  <>
    <Subheading size="h3">
      <TitleLink href={path}>{title}</TitleLink>
    </Subheading>
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
        <SectionHead tag={guides.heading} heading={guides.line} />
        <Tiles show="objects">
          {guides.items.map(({ type, ...paper }, index) => (
            <Reveal element="li" key={type} position={index}>
              <Text variant="mono">{type}</Text>
              <Piece {...paper} action={`${guides.action} ${destination}`} />
              <Poster slug={slugify(type)} size="highPoster" />
            </Reveal>
          ))}
        </Tiles>
      </SectionBand>
      <Recordings>
        <SectionBand top="quiet" wide={<WideScene name="projector" />}>
          <Head text={webinars} link={webinars.request} />
          <Tiles show="minutes">
            {webinars.items.map(({ duration, ...recording }) => (
              <li key={duration}>
                <ResultNumeral>
                  {duration} <small>{labels.minutes}</small>
                </ResultNumeral>
                <div>
                  <Piece {...recording} action={`${webinars.action} ${destination}`} />
                </div>
              </li>
            ))}
          </Tiles>
        </SectionBand>
      </Recordings>
      <CallToAction {...closing} surface="field" scene="tailor" />
    </>
  );
}
