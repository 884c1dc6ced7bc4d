import { AsideBlock, BlogLayout } from '../blocks/BlogLayout';
import { CallToAction } from '../blocks/CallToAction';
import { InertChoices } from '../blocks/InertChoices';
import { InertPager } from '../blocks/InertPager';
import { NoteText } from '../blocks/NoteText';
import { PostCard, PostGrid } from '../blocks/PostCard';
import { labels } from '../content/labels';
import { blog } from '../content/pages/blog';
import { posts } from '../content/posts/index';
import { postCategories } from '../content/posts/types';
import { SubscribeForm } from '../features/contact/SubscribeForm';
import { formatDay } from '../lib/dates';
import { slug } from '../lib/slug';
import type { PageProps } from '../routes/types';
import { Disclosure } from '../ui/Disclosure';
import { Heading } from '../ui/Heading';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { OverviewHead } from './components/TrailHead';

export default function BlogPage({ route }: PageProps) {
  const { heading, lead, noteLabel, categories, subscribe, pagination, closing } = blog;
  return (
    <>
      <OverviewHead route={route} heading={heading} lead={lead} action={labels.scheduleCall} />
      <SectionBand importance="low">
        <BlogLayout
          aside={
            <>
              <AsideBlock>
                <Heading variant="h4">{categories.heading}</Heading>
                <InertChoices
                  choices={[categories.all, ...postCategories]}
                  current={categories.all}
                  layout="column"
                />
                <Text variant="small">{categories.note}</Text>
              </AsideBlock>
              <AsideBlock>
                <Heading variant="h4">{subscribe.heading}</Heading>
                <Text variant="small">{subscribe.text}</Text>
                <SubscribeForm />
              </AsideBlock>
            </>
          }
        >
          <PostGrid columns={2}>
            {posts.map((post, index) => (
              <PostCard
                key={post.title}
                {...post}
                id={slug(post.title)}
                dateText={formatDay(post.date)}
                level="h2"
                position={index % 2}
                isFirst={index < 2}
              >
                <Disclosure label={noteLabel} about={post.title}>
                  <NoteText blocks={post.text()} />
                </Disclosure>
              </PostCard>
            ))}
          </PostGrid>
          <InertPager {...pagination} />
        </BlogLayout>
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleCall} surface="field" />
    </>
  );
}
