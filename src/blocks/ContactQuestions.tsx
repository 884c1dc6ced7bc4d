import { contactQuestions } from '../content/pages/contact';
import { Poster } from '../figures/Poster';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { columns, PAGE_INSET } from '../ui/layout';
import { BOWTIE_CLIP, Heading, Subheading, Text, wholeWords } from '../ui/Text';

/** The heading, below a line, and at its right a drawing as high as the heading. */
const Head = styled('div', {
  marginTop: 1,
  ...columns('min-content minmax(0, 1fr)'),
  columnGap: space.gap,
  '& h2': { padding: `2rem 0 2rem ${PAGE_INSET}` },
  '@md': { ...columns('2fr 1fr'), columnGap: 0 },
  '& > .poster': { position: 'relative', aspectRatio: 'auto' },
  '& img': { position: 'absolute', objectFit: 'contain', objectPosition: 'bottom' },
  '@narrowest': { gridTemplateColumns: '100%', '& > .poster': { minHeight: '60vw' } },
});

/** Bowties on a string, from 768 px on two, from edge to edge of the block. */
const Questions = styled('div', {
  paddingBlock: '1rem',
  '& > *': {
    position: 'relative',
    padding: `1rem ${space.gutter} 1rem calc(${space.gutter} + 2.75rem)`,
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: `-1rem auto -1rem calc(${space.gutter} + .78rem)`,
      width: '.1875rem',
      backgroundColor: '$ink',
    },
    '&::after': {
      inset: `1rem auto auto ${space.gutter}`,
      width: '1.75rem',
      height: '1.375rem',
      clipPath: BOWTIE_CLIP,
    },
  },
  '& p': { marginTop: '.375rem' },
  '@md': {
    ...columns(2),
    padding: `1.75rem calc(${PAGE_INSET} - ${space.gutter}) 2.5rem`,
    '& > *': { padding: `1.75rem ${space.gutter} 1.75rem calc(${space.gutter} + 3.5rem)` },
    '& > *::before': { insetBlock: '-1.75rem -2.5rem' },
    '& > *::after': { top: '1.875rem' },
    '& p': { marginTop: '.75rem' },
  },
});

const Opening = styled(Heading, {
  '&&': {
    fontSize: 'clamp(2.25rem, 1.9rem + 1.2vw, 3.25rem)',
    '@phone': { fontSize: 'min(7.25vw, 4rem)', lineHeight: 1.05 },
  },
});

/** Questions of the contact page with their answers, always open, the opening of each in large type. */
export const ContactQuestions = () => (
  <Band top="none" bottom="none">
    <Head className={surfaceClass('field')}>
      <Heading variant="h1">{contactQuestions.heading}</Heading>
      <Poster slug="contact" size="highPoster" />
    </Head>
    <Questions className={surfaceClass('tint')}>
      {contactQuestions.items.map(({ question, opening, answer }) => (
        <article key={question}>
          <Subheading>{question}</Subheading>
          <Opening as="p" variant="h3">
            {wholeWords(opening)}
          </Opening>
          <Text tone="ink">{answer}</Text>
        </article>
      ))}
    </Questions>
  </Band>
);
