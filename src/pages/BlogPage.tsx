import { CallToAction } from '../blocks/CallToAction';
import { InertChoices } from '../blocks/InertChoices';
import { NoteText } from '../blocks/NoteText';
import { PostCard, PostGrid } from '../blocks/PostCard';
import { blog } from '../content/pages/blog';
import { posts } from '../content/posts/index';
import { postCategories } from '../content/posts/types';
import { SubscribeForm } from '../features/contact/SubscribeForm';
import { slug } from '../lib/slug';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Disclosure } from '../ui/Disclosure';
import { Heading } from '../ui/Heading';
import { bleed, PAGE_INSET, TO_EDGE } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { PageHead } from './components/PageHead';

/** Up to the right edge of the window, beside the first post. On phones its first block is above the posts, and the second below them. */
const Aside = styled('aside', {
  '@phone': { '&&': { display: 'contents' }, '& > :first-child': { order: -1 } },
  /* The first picture continues the first block. */
  '@media (max-width: 34.999em)': { '& > :first-child': { marginBottom: '-2.75rem' } },
  '@md': { display: 'grid', grid: '1fr auto / 100%', '&&': { gridArea: '1 / 4' }, marginRight: TO_EDGE },
});

const AsideBlock = styled('section', {
  display: 'grid',
  gridTemplateColumns: '100%',
  alignContent: 'start',
  gap: '.75rem',
  padding: '2rem 0',
  ...bleed('both'),
  /* The placeholder repeats the label, which appears when there is a text. */
  '& :placeholder-shown': { paddingBlock: '.75rem' },
  '& :has(> :placeholder-shown) > label': { clipPath: 'inset(50%)' },
  /* The column is as wide as the label. */
  '@tablet': { '& button > i': { display: 'none' } },
  '@md': { padding: `2rem ${PAGE_INSET} 2rem ${space.gap}`, ...bleed('right') },
});

const Pager = styled('div', {
  borderTop: '1px solid $colors$ink',
  marginBlock: `3.5rem ${space.quiet}`,
  paddingTop: '1rem',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '.5rem 2rem',
  '& > ul': { columnGap: '1.25rem' },
});

export default function BlogPage({ route }: PageProps) {
  const { heading, lead, noteLabel, categories, subscribe, pagination, closing } = blog;
  return (
    <>
      <PageHead route={route} heading={heading} lead={lead} />
      <SectionBand top="none" bottom="none">
        {/* The first picture continues the head. */}
        <PostGrid columns={2}>
          {posts.map((post, index) => (
            <PostCard
              key={post.title}
              {...post}
              id={slug(post.title)}
              level="h2"
              position={index % 2}
              isFirst={index === 0}
            >
              <Disclosure label={noteLabel} about={post.title}>
                <NoteText blocks={post.text()} />
              </Disclosure>
            </PostCard>
          ))}
          <Aside>
            <AsideBlock className={surfaceClass('night')}>
              <Heading variant="h4">{categories.heading}</Heading>
              <InertChoices
                inColumns
                choices={[categories.all, ...postCategories]}
                current={categories.all}
              />
              <Text variant="small">{categories.note}</Text>
            </AsideBlock>
            <AsideBlock className={surfaceClass('tint')}>
              <Heading variant="h4">{subscribe.heading}</Heading>
              <Text variant="small">{subscribe.text}</Text>
              <SubscribeForm />
            </AsideBlock>
          </Aside>
        </PostGrid>
        <Pager>
          <InertChoices
            label={pagination.label}
            choices={[pagination.previous, ...pagination.pages, pagination.next]}
            current={pagination.pages[0]}
            currentIs="page"
          />
          <Text variant="small">{pagination.note}</Text>
        </Pager>
      </SectionBand>
      <CallToAction {...closing} surface="field" />
    </>
  );
}
