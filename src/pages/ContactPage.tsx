import { QuestionBand } from '../blocks/QuestionBand';
import { contactForm } from '../content/contactForm';
import { emailLink } from '../content/emailLink';
import { contact, contactQuestions as questions } from '../content/pages/contact';
import { BookTime } from '../features/contact/BookTime';
import { ContactCard } from '../features/contact/ContactCard';
import { Poster } from '../figures/Poster';
import { Scene } from '../figures/Scene';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Heading } from '../ui/Heading';
import { bleed, Grid, TO_EDGE, Wrap } from '../ui/layout';
import { StepList } from '../ui/StepList';
import { Tag, Text } from '../ui/Text';

/** A window in which the booking is visible below a larger heading. */
const TALL_PHONE = '@media (min-width: 22em) and (max-width: 47.999em) and (min-height: 46em)';

const left = { '@md': { gridColumn: 'span 6' }, '@lg': { gridColumn: 'span 8' } };
const Form = styled('div', left);
const Words = styled('div', left, {
  paddingTop: '1.75rem',
  '& h1': {
    margin: '1rem 0 1.25rem',
    [TALL_PHONE]: { fontSize: '3.25rem', maxWidth: '6em' },
    '@lg': { fontSize: 'min(7.5vw, 8.5rem)' },
  },
  /* The drawing ends at the lower edge of the area. Below it, the booking has to be in the first window. */
  '& > img': {
    width: 'auto',
    height: 'clamp(8rem, 100svh - 33.5rem, min(55vw, 12rem))',
    margin: '1.25rem auto 0',
  },
  '@media (max-width: 22em)': { '& > img': { display: 'none' }, paddingBottom: '1.25rem' },
  '@lg': {
    position: 'relative',
    paddingBottom: '7rem',
    '& h1 + p': { maxWidth: 'min(21rem, 46%)' },
    /* Up to the dark column. */
    '& > img': {
      position: 'absolute',
      right: `calc(-1 * ${space.gap})`,
      bottom: 0,
      width: '51%',
      height: 'auto',
    },
  },
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
/** The booking is the largest control of the page, from edge to edge of its column. */
const Panel = styled('section', {
  display: 'grid',
  gap: '1rem',
  '& > a:not([target])': {
    padding: '.75rem 0',
    color: '$action',
    textDecoration: 'underline 1px',
    textUnderlineOffset: '.2em',
    overflowWrap: 'anywhere',
  },
  '& > [target]': {
    margin: `0 ${TO_EDGE} 0 calc(-1 * ${space.gutter})`,
    minHeight: 'clamp(4.5rem, 11vw, 12rem)',
    borderRadius: 0,
    fontSize: 'clamp(2.125rem, 3.6vw, 4rem)',
    '&:focus-visible': { outline: '3px solid', outlineOffset: '-7px', boxShadow: 'none' },
    '& > span': { paddingLeft: space.gutter },
    '& i::before': { scale: 2 },
  },
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
                <Heading as="h1" variant="h1">
                  {heading}
                </Heading>
                <Text variant="lead">{lead}</Text>
              </div>
              <Scene name="cans" />
            </Words>
            <Other className={surfaceClass('night')}>
              {/* The shortest way to a call: the action comes before the text. */}
              <Panel>
                <Heading variant="h4">{scheduling.heading}</Heading>
                <BookTime variant="night" />
                <Text variant="lead">{scheduling.text}</Text>
              </Panel>
            </Other>
            <Form>
              <ContactCard heading={form.heading} />
            </Form>
            <Other className={surfaceClass('night')}>
              <Panel>
                <Heading variant="h4">{next.heading}</Heading>
                <StepList>
                  {next.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </StepList>
              </Panel>
              <Panel>
                <Heading variant="h4">{email.heading}</Heading>
                <Text>{email.text}</Text>
                <Heading as="a" variant="h4" href={emailLink.href}>
                  {emailLink.text}
                </Heading>
              </Panel>
            </Other>
          </Grid>
        </Wrap>
      </Band>
      <QuestionBand {...questions} look="tiles" surface="field">
        <Poster slug="contact" size="highPoster" />
      </QuestionBand>
    </>
  );
}
