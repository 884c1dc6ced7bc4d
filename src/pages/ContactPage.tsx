import { SectionHead } from '../blocks/SectionHead';
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
import { Heading } from '../ui/Heading';
import { bleed, Grid, Wrap } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { StepList } from '../ui/StepList';
import { Tag, Text } from '../ui/Text';
import { TitledItems } from '../ui/TitledLists';

const Questions = styled('ul', {
  display: 'grid',
  columnGap: space.gap,
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': { borderTop: '1px solid $colors$ink', padding: '1.25rem 0 2.5rem' },
  '& h3': { fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 2.25rem)', lineHeight: 1.1, marginBottom: '.75rem' },
  '& p': { color: '$ink' },
});

/** The right column is wider on tablets than from 1024 px. */
const left = { '@md': { gridColumn: '1 / span 7' }, '@lg': { gridColumn: '1 / span 8' } };
const right = {
  ...bleed('both'),
  '@md': { gridColumn: '8 / -1', paddingLeft: space.gutter, ...bleed('right') },
  '@lg': { gridColumn: '9 / -1' },
};

/**
 * Three areas without frames: the heading, the form, which continues to the left edge of the window, and the other channels,
 * which continue to the right edge and begin beside the heading.
 */
const Parts = styled(Grid, {
  '@md': {
    gridTemplateRows: 'auto auto 1fr',
    '& > :nth-child(2)': { gridRow: '1 / span 2' },
    '& > :nth-child(3)': { gridRow: '2 / span 2' },
    '& > :nth-child(4)': { gridRow: 3 },
  },
});
/** A window in which the booking is visible below a large heading and drawing. */
const tallPhone = (minHeight: `${number}em`) =>
  `@media (min-width: 22em) and (max-width: 47.999em) and (min-height: ${minHeight})`;
const TALL_PHONE = tallPhone('46em');

const Words = styled('div', left, {
  paddingTop: '1.75rem',
  '& h1': { margin: '1rem 0 1.25rem' },
  /* The drawing ends at the lower edge of the area. */
  '& > img': { width: 'auto', height: '9rem', margin: '1.25rem auto 0' },
  [TALL_PHONE]: { '& > img': { height: '12rem' } },
  [tallPhone('51em')]: {
    '& > img': { width: 'min(100%, 24rem)', height: 'auto' },
  },
  /* The booking has to be in the first window of the narrowest phones. */
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
const Booking = styled('div', right, { paddingBlock: '2.5rem' });
/** Without the gap between the columns. */
const Form = styled('div', left, { '@md': { marginRight: `calc(-1 * ${space.gap})` } });
const Rest = styled('div', right, {
  display: 'grid',
  gap: '2.5rem',
  paddingBlock: '2.5rem',
  /* As high as the form, and a pixel over the booking: in some windows its height is not whole. */
  '@md': { marginTop: '-1px', alignContent: 'space-between' },
});
const Title = styled(Heading, {
  [TALL_PHONE]: { '&&': { fontSize: '3.25rem', maxWidth: '6em' } },
  '@lg': { '&&': { fontSize: fontSizes.display } },
});

const Panel = styled('section', {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '1rem',
});

/** Large, and ruled at its end. */
const Steps = styled(StepList, {
  '& > li': { gridTemplateColumns: '3.5rem 1fr', padding: '1rem 0', fontSize: fontSizes.lead },
  '& > li::before': { font: font('display', fontWeights.heading, '4rem', 1), color: '$action' },
  '& > li:last-child': { borderBottom: '1px solid $colors$rule' },
});

/** An email address in large type. */
const MailLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.touch,
  font: font('display', fontWeights.heading, 'clamp(1.125rem, .8rem + .7vw, 1.4375rem)', 1.2),
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textDecorationColor: '$colors$action',
  textUnderlineOffset: '.25em',
});

export default function ContactPage() {
  const { tag, heading, lead, form, scheduling, email } = contact;
  const { next } = contactForm;
  return (
    <>
      <Band className={surfaceClass('field')} top="none" bottom="none" renders="atOnce">
        <Wrap>
          <Parts>
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
            <Booking className={surfaceClass('night')}>
              {/* The shortest way to a call: the action comes before the text. */}
              <Panel>
                <Heading>{scheduling.heading}</Heading>
                <BookTime variant="night" />
                <Text variant="lead">{scheduling.text}</Text>
              </Panel>
            </Booking>
            <Form>
              <ContactCard heading={form.heading} />
            </Form>
            <Rest className={surfaceClass('night')}>
              <Panel>
                <Heading variant="h3">{next.heading}</Heading>
                <Steps>
                  {next.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </Steps>
              </Panel>
              <Panel>
                <Heading variant="h3">{email.heading}</Heading>
                <Text>{email.text}</Text>
                <MailLink href={emailLink.href}>{emailLink.text}</MailLink>
              </Panel>
            </Rest>
          </Parts>
        </Wrap>
      </Band>
      <SectionBand surface="tint">
        <SectionHead heading={questions.heading} />
        <Questions>
          <TitledItems
            items={questions.items.map(({ question, answer }) => ({ title: question, description: answer }))}
            variant="h3"
          />
        </Questions>
      </SectionBand>
    </>
  );
}
