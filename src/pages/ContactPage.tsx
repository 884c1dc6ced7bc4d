import { contactForm } from '../content/contactForm';
import { emailLink } from '../content/emailLink';
import { contact, contactQuestions as questions } from '../content/pages/contact';
import { BookTime } from '../features/contact/BookTime';
import { ContactCard } from '../features/contact/ContactCard';
import { Scene } from '../figures/Scene';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, sizes, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { bleed, Grid, PAGE_INSET, Wrap } from '../ui/layout';
import { StepList } from '../ui/StepList';
import { Tag, Text } from '../ui/Text';
import { TitledItems } from '../ui/TitledLists';

/** The heading beside its questions, in thirds of the window. */
const Answers = styled('div', {
  '@lg': { display: 'grid', gridTemplateColumns: '1fr 2fr' },
  '& > div': {
    position: 'relative',
    overflow: 'clip',
    padding: `2rem ${space.gutter} 2.5rem ${PAGE_INSET}`,
    '@phone': { '& > h2': { fontSize: fontSizes.h1, maxWidth: '5em' } },
    /* A striped question mark, cut by the edge. It is not read. */
    '&::after': {
      content: '"?" / ""',
      position: 'absolute',
      right: '-.04em',
      bottom: '-.17em',
      font: font('display', fontWeights.semi, 'min(19rem, 100vw - 8.5rem)', 0.75),
      color: 'transparent',
      background: 'repeating-linear-gradient($colors$ink 0 .03em, transparent 0 .05em) text',
      '@lg': { fontSize: '42rem' },
      /* Its backplate would cover the heading. */
      '@media (forced-colors: active)': { content: 'none' },
    },
  },
  '& > ul': { '@md': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '& li': { padding: `2rem ${space.gutter} 2.5rem` },
  /* Next to each other, no two cells have the same color. */
  '@phone': {
    '& li': { paddingBlock: '1.5rem 1.75rem' },
    '& li:nth-child(even)': { backgroundColor: '$raised' },
    '& h3': { fontSize: '1.875rem' },
    '& h3 + p': { fontSize: '1rem', lineHeight: 1.4 },
  },
  '@md': { '& li:nth-child(4n + 1), & li:nth-child(4n)': { backgroundColor: '$raised' } },
  '& li:nth-child(even)': { '@md': { paddingRight: PAGE_INSET } },
  '& h3': { marginBottom: '.75rem' },
});

/** A window in which the booking is visible below a larger heading. */
const TALL_PHONE = '@media (min-width: 22em) and (max-width: 47.999em) and (min-height: 46em)';

const left = { '@md': { gridColumn: 'span 6' }, '@lg': { gridColumn: 'span 8' } };
const Form = styled('div', left);
const Words = styled('div', left, {
  paddingTop: '1.75rem',
  '& h1': { margin: '1rem 0 1.25rem' },
  /* The drawing ends at the lower edge of the area. Below it, the booking has to be in the first window. */
  '& > img': {
    width: 'auto',
    height: 'clamp(8rem, 100svh - 33.5rem, min(55vw, 14.5rem))',
    margin: '1.25rem auto 0',
    objectFit: 'contain',
    objectPosition: 'bottom',
  },
  '@media (max-width: 22em)': { '& > img': { display: 'none' }, paddingBottom: '1.25rem' },
  '@lg': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
    alignItems: 'end',
    columnGap: space.gap,
    '& > div': { alignSelf: 'start', paddingBottom: '2rem' },
    /* Up to the dark column. */
    '& > img': { width: `calc(100% + ${space.gap})`, height: 'auto', margin: 0 },
  },
  '@media print': { '& > img': { display: 'none' } },
});
/** The other ways to us: wider on tablets than from 1024 px, and to the right edge of the window. */
const Other = styled('div', {
  display: 'grid',
  alignContent: 'space-between',
  gap: '2.5rem',
  paddingBlock: '2rem 2.5rem',
  ...bleed('both'),
  '@md': { gridColumn: 'span 6', paddingLeft: space.gutter, ...bleed('right') },
  '@lg': { gridColumn: 'span 4' },
});
const Title = styled(Heading, {
  [TALL_PHONE]: { '&&': { fontSize: '3.25rem', maxWidth: '6em' } },
  '@lg': { '&&': { fontSize: fontSizes.display } },
});

const Panel = styled('section', {
  display: 'grid',
  gap: '1rem',
  '& > a > span': { padding: '0 .75rem' },
  '@tablet': { '& > a': { fontSize: '1rem' }, '& > a > i': { width: sizes.touch } },
});

/** Large, and ruled at its end. */
const Steps = styled(StepList, {
  '& > li': { gridTemplateColumns: '3.5rem 1fr', padding: '.75rem 0', fontSize: fontSizes.lead },
  '& > li::before': { font: font('display', fontWeights.heading, '4rem', 1), color: '$action' },
});

export default function ContactPage() {
  const { tag, heading, lead, form, scheduling, email } = contact;
  const { next } = contactForm;
  return (
    <>
      <Band className={surfaceClass('field')} top="none" bottom="none" renders="atOnce">
        <Wrap>
          <Grid>
            <Words>
              <div>
                <Tag>{tag}</Tag>
                <Title as="h1" variant="h1">
                  {heading}
                </Title>
                <Text variant="lead">{lead}</Text>
              </div>
              <Scene name="pair" />
            </Words>
            <Other className={surfaceClass('night')}>
              {/* The shortest way to a call: the action comes before the text. */}
              <Panel>
                <Heading>{scheduling.heading}</Heading>
                <BookTime variant="night" />
                <Text variant="lead">{scheduling.text}</Text>
              </Panel>
            </Other>
            <Form>
              <ContactCard heading={form.heading} />
            </Form>
            <Other className={surfaceClass('night')}>
              <Panel>
                <Heading variant="h3">{next.heading}</Heading>
                <Steps>
                  {next.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </Steps>
              </Panel>
              <Panel>
                <Heading>{email.heading}</Heading>
                <Text>{email.text}</Text>
                <ButtonLink href={emailLink.href} variant="night">
                  {emailLink.text}
                </ButtonLink>
              </Panel>
            </Other>
          </Grid>
        </Wrap>
      </Band>
      <Band top="none" bottom="none">
        <Answers className={surfaceClass('tint')}>
          <div className={surfaceClass('field')}>
            <Heading>{questions.heading}</Heading>
          </div>
          <ul>
            <TitledItems
              items={questions.items.map(({ question, answer }) => ({
                title: question,
                description: answer,
              }))}
              variant="h3"
            />
          </ul>
        </Answers>
      </Band>
    </>
  );
}
