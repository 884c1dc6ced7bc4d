import { CallToAction } from '../blocks/CallToAction';
import { InertChoices } from '../blocks/InertChoices';
import { NoteText } from '../blocks/NoteText';
import { PostCard, PostGrid } from '../blocks/PostCard';
import { WideBand } from '../blocks/SectionHead';
import { emailAbout } from '../content/emailLink';
import { labels } from '../content/labels';
import { blog } from '../content/pages/blog';
import { recordings as allRecordings } from '../content/pages/resources';
import { posts } from '../content/posts/index';
import { postCategories } from '../content/posts/types';
import { SubscribeForm } from '../features/contact/SubscribeForm';
import { Poster } from '../figures/Poster';
import { StripeBar } from '../figures/StripeBar';
import { MINUTES_PER_HOUR } from '../lib/dates';
import { slugify } from '../lib/slugify';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, MEDIUM_WINDOW, sizes, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { ButtonLink, TextButton } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { TextLink } from '../ui/Link';
import { bleed, columns, PAGE_INSET, TO_EDGE } from '../ui/layout';
import { ResultNumeral } from '../ui/Results';
import { Heading, Subheading, Text } from '../ui/Text';
import { PageHead } from './components/PageHead';

/** On the section's color only ink has enough contrast. */
const Print = styled(TextButton, {
  font: font('display', fontWeights.medium, fontSizes.ui, 1.3),
  textAlign: 'start',
  '&&': { color: '$ink' },
});

/** Below the posts and the form, on phones between them. */
const Pager = styled('div', { margin: `0 ${TO_EDGE}`, '@small': { 'aside:has(+ &)': { order: 1 } } });

/** Beside the last post to its end, up to the right edge of the window. */
const Subscribe = styled('aside', {
  display: 'grid',
  gridTemplate: '1fr / 100%',
  gap: '.75rem',
  paddingBottom: '2rem',
  ...bleed('both'),
  /* The placeholder repeats the label, which appears when there is a text. */
  '& :placeholder-shown': { paddingBlock: '.75rem' },
  '& :has(> label)': { backgroundColor: '$raised' },
  '& :has(> :placeholder-shown) > label': { clipPath: 'inset(50%)' },
  /* As high as the words leave it. */
  '& > .poster': {
    position: 'relative',
    aspectRatio: 'auto',
    minHeight: '12rem',
    margin: `0 ${TO_EDGE} 1rem`,
  },
  '& img': { position: 'absolute', objectFit: 'contain', objectPosition: 'bottom' },
  '@media print': { display: 'none' },
  [`@media screen and ${MEDIUM_WINDOW}`]: {
    '&&': { gridColumn: 'span 2' },
    paddingLeft: space.gutter,
    marginLeft: `calc(-1 * ${space.gutter})`,
    ...bleed('right'),
    '& > .poster': { marginLeft: `calc(-1 * ${space.gutter})` },
    /* The label has space in a narrow column. */
    '&&& button > i': { width: `min(${sizes.cellButton}, 8.5vw)` },
  },
});

/** The minutes of each, a stripe for each minute, its title and the link. The page of resources has their pictures. */
const Recordings = styled('ul', {
  ...columns('100%'),
  '& > li': {
    display: 'grid',
    gap: '.75rem',
    alignContent: 'start',
    padding: `0 ${PAGE_INSET} 2.5rem`,
  },
  '& > li > p': {
    fontSize: 'clamp(7rem, 15vw, 16rem)',
    lineHeight: 0.75,
    marginTop: '1rem',
  },
  '& > li > svg': { height: 'clamp(2rem, 5vw, 5rem)' },
  '@md': columns(2),
  '& small': { '&&': { display: 'inline', fontSize: fontSizes.h4 } },
});

export default function BlogPage({ route }: PageProps) {
  const { heading, lead, noteLabel, print, categories, subscribe, recordings, pagination, closing } = blog;
  return (
    <>
      <PageHead route={route} heading={heading} isLarge lead={lead} scene="pen">
        <ButtonLink href="/contact">{labels.scheduleCall}</ButtonLink>
        {/* On paper all notes are open. */}
        <Print type="button" onClick={() => window.print()}>
          {print}
        </Print>
      </PageHead>
      <InertChoices {...categories} choices={[categories.all, ...postCategories]} current={categories.all} />
      <SectionBand top="none" bottom="none">
        <PostGrid columns={2}>
          {posts.map((post, index) => (
            <PostCard
              key={post.title}
              {...post}
              id={slugify(post.title)}
              level="h2"
              position={index % 2}
              isFirst={index === 0}
            >
              <Disclosure label={noteLabel} about={post.title}>
                <NoteText blocks={post.text()} />
              </Disclosure>
            </PostCard>
          ))}
          <Subscribe className={surfaceClass('tint')}>
            <Poster slug="mailbox" size="highPoster" />
            <Heading>{subscribe.heading}</Heading>
            <Text>{subscribe.text}</Text>
            <SubscribeForm />
          </Subscribe>
          <Pager>
            <InertChoices
              label={pagination.label}
              choices={[pagination.previous, ...pagination.pages, pagination.next]}
              current={pagination.pages[0]}
              currentIs="page"
              note={pagination.note}
            />
          </Pager>
        </PostGrid>
      </SectionBand>
      <WideBand surface="night" heading={recordings.heading} lead={recordings.text}>
        <Recordings>
          {allRecordings.map(({ title, duration }) => (
            <li key={title}>
              <ResultNumeral>
                {duration} <small>{labels.minutes}</small>
              </ResultNumeral>
              <StripeBar count={MINUTES_PER_HOUR} length={duration} total={0} />
              <Subheading size="h3">{title}</Subheading>
              <TextLink href={emailAbout(recordings.emailSubject(title))} about={title}>
                {recordings.request}
              </TextLink>
            </li>
          ))}
        </Recordings>
      </WideBand>
      <CallToAction {...closing} surface="field" wide="snail" />
    </>
  );
}
