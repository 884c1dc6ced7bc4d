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
import { sizes, space, WIDE_WINDOW } from '../theme/tokens';
import { Disclosure } from '../ui/Disclosure';
import { Heading } from '../ui/Heading';
import { Column, Grid, PAGE_INSET, TO_EDGE } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { PageHead } from './components/PageHead';

/** The area to the right edge of the window; on phones across it, below the posts. */
const Aside = styled('aside', {
  margin: `0 ${TO_EDGE}`,
  '& > div': { padding: `${space.quiet} ${PAGE_INSET} 0` },
  /* On phones only the books around the narrowest one. */
  '& > img': { width: '100%', height: '20rem', objectFit: 'cover', objectPosition: '50% 59%' },
  '@md': {
    display: 'grid',
    gridTemplateRows: '2fr 3fr',
    marginLeft: 0,
    '& > div': { paddingLeft: space.gap },
    /* Not higher than its part of the column. */
    '& > img': { height: '100%', aspectRatio: 'auto', contain: 'size', objectPosition: 'bottom' },
  },
  '@media print': { '& > img': { display: 'none' } },
  /* In a low window the end of a sticky block could not be scrolled into view. */
  [`@media ${WIDE_WINDOW} and (min-height: 56rem)`]: {
    /* Inside a block of its own, whose end it does not leave: the books are below it. */
    '& > div > div': { position: 'sticky', top: `calc(${sizes.header} + 1.5rem)` },
  },
});

const AsideBlock = styled('section', {
  borderTop: '1px solid $colors$ink',
  padding: '1rem 0 2.25rem',
  display: 'grid',
  gap: '.75rem',
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
            <div>
              <div>
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
              </div>
            </div>
            <Scene name="pile" isLazy />
          </Column>
        </Grid>
      </SectionBand>
      <CallToAction {...closing} surface="field" />
    </>
  );
}
