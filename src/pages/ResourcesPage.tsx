import { CallToAction } from '../blocks/CallToAction';
import { PaperCovers } from '../blocks/PaperCovers';
import { PostCard, PostGrid } from '../blocks/PostCard';
import { SectionHead } from '../blocks/SectionHead';
import { emailLink } from '../content/emailLink';
import { resourcesText } from '../content/pages/resources';
import { posts } from '../content/posts/index';
import { CoverDrawing, MinutesDrawing } from '../figures/CoverDrawing';
import { Scene } from '../figures/Scene';
import type { PageProps } from '../routes/types';
import { ResultNumeral } from '../ui/ResultNumeral';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { PageHead } from './components/PageHead';

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
          action={guides.action}
          destination={destination}
        />
      </SectionBand>
      <SectionBand>
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
          action={webinars.action}
          destination={destination}
        />
      </SectionBand>
      <CallToAction {...closing} surface="field" drawing={<CoverDrawing cover={guides.items[0].cover} />} />
    </>
  );
}
