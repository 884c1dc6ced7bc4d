import type { ReactNode } from 'react';
import { CallToAction } from '../blocks/CallToAction';
import { PostCard, PostGrid } from '../blocks/PostCard';
import { SectionHead } from '../blocks/SectionHead';
import { emailLink } from '../content/emailLink';
import { resourcesText } from '../content/pages/resources';
import { posts } from '../content/posts/index';
import { CoverDrawing, MinutesDrawing } from '../figures/CoverDrawing';
import { Scene } from '../figures/Scene';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { fontSizes, space } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { edgeToEdge } from '../ui/layout';
import { ResultNumeral } from '../ui/ResultNumeral';
import { Reveal } from '../ui/Reveal';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TitleLink } from '../ui/TitleLink';
import { PageHead } from './components/PageHead';

const Row = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.gap,
  /* The last panel ends the area. */
  '@media (max-width: 34.999em)': { marginBottom: `calc(-1 * ${space.quiet})` },
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  variants: {
    shape: {
      wide: {
        '@md': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '& > li > div': { aspectRatio: '4 / 3' },
        },
        '& > li > div > svg': { flex: 'none', height: 'clamp(2.5rem, 9vw, 8rem)' },
        '& > li > div > h3': { marginTop: 'auto' },
        '& > li > div > p': { fontSize: 'clamp(5rem, 3rem + 8vw, 11rem)', lineHeight: 0.8 },
        '& > li > div > p > small': { fontSize: fontSizes.h3, marginTop: '.75rem' },
      },
    },
  },
});

const PADDING = 'clamp(1.25rem, 2vw, 1.75rem)';
const Paper = styled(Reveal, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: PADDING,
  '& > div > svg': { margin: `0 calc(-1 * ${PADDING})` },
  ...edgeToEdge,
  '& > p': { margin: '1rem 0 .5rem' },
  '& > a': { marginTop: 'auto' },
});

const Cover = styled('div', {
  alignSelf: 'stretch',
  minWidth: 0,
  aspectRatio: '5 / 4',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '1.25rem',
  '& > svg': { flex: '1 1 0', minHeight: '2.5rem', width: 'auto', maxWidth: 'none' },
  '@md': { aspectRatio: '4 / 5' },
});

/** Surfaces from left to right. */
const grounds = ['field', 'tint', 'night'] as const;

interface PaperCoversProps {
  /** Three, or two whose covers are wide. */
  readonly papers: readonly {
    /** Line at the top of the cover. */
    readonly label: ReactNode;
    readonly drawing: ReactNode;
    readonly title: string;
    readonly description: string;
    readonly path: string;
  }[];
  readonly action: string;
}

/** Papers and recordings as panels: a cover with a label, a drawing and the title, then description and link. */
function PaperCovers({ papers, action }: PaperCoversProps) {
  const isWide = papers.length === 2;
  return (
    <Row {...(isWide ? { shape: 'wide' } : {})}>
      {papers.map(({ label, title, description, drawing, path }, index) => (
        <Paper
          element="li"
          key={title}
          position={index}
          className={surfaceClass(grounds[isWide ? index * 2 : index] ?? 'field')}
        >
          <Cover>
            {label}
            {drawing}
            <Subheading size="h3">
              <TitleLink href={path}>{title}</TitleLink>
            </Subheading>
          </Cover>
          <Text tone="ink">{description}</Text>
          <TextLink href={path} label={`${action}: ${title}`}>
            {action}
          </TextLink>
        </Paper>
      ))}
    </Row>
  );
}

export default function ResourcesPage({ route }: PageProps) {
  const { tag, heading, lead, posts: latest, guides, webinars, destination, closing } = resourcesText(posts);
  return (
    <>
      <PageHead
        route={route}
        heading={heading}
        lead={lead}
        tag={tag}
        drawing={<Scene name="shelf" narrow="shelf-narrow" />}
      />
      <SectionBand importance="low">
        <SectionHead
          tag={latest.heading}
          heading={latest.line}
          end={<TextLink href="/resources/blog">{latest.linkLabel}</TextLink>}
        />
        <PostGrid columns={3}>
          {latest.items.map((post, index) => (
            <PostCard key={post.title} {...post} href={post.path} level="h3" position={index}>
              <TextLink href={post.path} label={`${latest.cardLabel}: ${post.title}`}>
                {latest.cardLabel}
              </TextLink>
            </PostCard>
          ))}
        </PostGrid>
      </SectionBand>
      <SectionBand surface="sunk" importance="low">
        <SectionHead
          tag={guides.heading}
          heading={guides.line}
          end={<TextLink href={emailLink.href}>{guides.request}</TextLink>}
        />
        <PaperCovers
          papers={guides.items.map(({ type, cover, ...paper }) => ({
            ...paper,
            label: <Text variant="mono">{type}</Text>,
            drawing: <CoverDrawing cover={cover} />,
          }))}
          action={`${guides.action} ${destination}`}
        />
      </SectionBand>
      <SectionBand importance="low">
        <SectionHead
          tag={webinars.heading}
          heading={webinars.line}
          end={<TextLink href={emailLink.href}>{webinars.request}</TextLink>}
        />
        <PaperCovers
          papers={webinars.items.map(({ duration, ...recording }) => ({
            ...recording,
            label: (
              <ResultNumeral>
                {duration} <small>{webinars.unit}</small>
              </ResultNumeral>
            ),
            drawing: <MinutesDrawing minutes={duration} />,
          }))}
          action={`${webinars.action} ${destination}`}
        />
      </SectionBand>
      <CallToAction {...closing} surface="field" />
    </>
  );
}
