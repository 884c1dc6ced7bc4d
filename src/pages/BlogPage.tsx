import { CallToAction } from '../blocks/CallToAction';
import { InertChoices } from '../blocks/InertChoices';
import { NoteText } from '../blocks/NoteText';
import { PostCard, PostGrid } from '../blocks/PostCard';
import { blog } from '../content/pages/blog';
import { posts } from '../content/posts/index';
import { postCategories } from '../content/posts/types';
import { SubscribeForm } from '../features/contact/SubscribeForm';
import { Scene } from '../figures/Scene';
import { slug } from '../lib/slug';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { tint } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Disclosure } from '../ui/Disclosure';
import { Heading } from '../ui/Heading';
import { bleed, Column, Grid, PAGE_INSET, TO_EDGE } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { PageHead } from './components/PageHead';

/** The area to the right edge of the window. On phones its first block is above the posts, and the second one below them. */
const Aside = styled('aside', {
  '& > img': { display: 'none', width: '100%', height: '100%', aspectRatio: 'auto', contain: 'size' },
  '@phone': { '&&': { display: 'contents' }, '& > :first-child': { order: -1 } },
  '@md': {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    marginRight: TO_EDGE,
    '@media screen': { '& > img': { display: 'block' } },
  },
});

const AsideBlock = styled('section', {
  display: 'grid',
  gap: '.75rem',
  gridColumn: '1 / -1',
  padding: '2rem 0',
  ...bleed('both'),
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
        <Grid>
          <Column span={9}>
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
          </Column>
          <Column as={Aside} span={3} className={tint().toString()}>
            <AsideBlock>
              <Heading variant="h4">{categories.heading}</Heading>
              <InertChoices choices={[categories.all, ...postCategories]} current={categories.all} />
              <Text variant="small">{categories.note}</Text>
            </AsideBlock>
            <AsideBlock>
              <Heading variant="h4">{subscribe.heading}</Heading>
              <Text variant="small">{subscribe.text}</Text>
              <SubscribeForm />
            </AsideBlock>
            <Scene name="pile" isLazy />
          </Column>
        </Grid>
      </SectionBand>
      <CallToAction {...closing} surface="field" />
    </>
  );
}
