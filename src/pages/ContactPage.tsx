import { ContactQuestions } from '../blocks/ContactQuestions';
import { contactForm } from '../content/contactForm';
import { emailLink } from '../content/emailLink';
import { contact } from '../content/pages/contact';
import { BookTime } from '../features/contact/BookTime';
import { ContactCard } from '../features/contact/ContactCard';
import { Scene } from '../figures/Scene';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { fontSizes, lineHeights, sizes, space, underline } from '../theme/tokens';
import { CAPPED_INSET, columns, overFooterLine, PAGE_INSET, TO_EDGE } from '../ui/layout';
import { StepList } from '../ui/StepList';
import { Heading, Tag, Text } from '../ui/Text';
import { WideScene } from '../ui/WideScene';

/** From edge to edge of the window. */
const Parts = styled('div', {
  ...columns('minmax(0, 1fr)'),
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
});
const Words = styled('div', {
  padding: `1.75rem ${space.gutter} 0 ${PAGE_INSET}`,
  '& h1': {
    margin: '1rem 0 1.25rem',
    '@phone': { fontSize: 'min(13vw, 7svh)', maxWidth: '6em' },
    '@lg': { fontSize: 'min(7.5vw, 8.5rem)' },
  },
  /* The drawing ends at the lower edge of the area. Below it, the booking has to be in the first window. */
  '& img': {
    width: `calc(100% - ${TO_EDGE} + ${space.gutter})`,
    height: 'clamp(8rem, 100svh - 34.25rem, min(49vw, 12rem))',
    maxWidth: 'none',
    objectFit: 'contain',
    margin: `1.25rem calc(-1 * ${space.gutter}) 0 ${TO_EDGE}`,
  },
  '@tablet': { '& img': { height: 'auto' } },
  '@media (max-width: 22em)': { '& img': { display: 'none' }, paddingBottom: '1.25rem' },
  '@lg': {
    position: 'relative',
    /* The words are above the small can and beside the large one. */
    paddingBottom: 'max(8.7vw + 4rem, 15.6vw - 5rem)',
    '& h1 + p': { maxWidth: '54%' },
    '& img': { position: 'absolute', left: 0, bottom: 0, width: '100%', height: 'auto', margin: 0 },
  },
});
/** The booking, and below it the next steps and the email address, to the right edge of the window. */
const Other = styled('div', {
  display: 'grid',
  gridTemplateRows: '1fr',
  gap: '1.75rem',
  '--end': CAPPED_INSET,
  padding: `2rem var(--end) 2.5rem ${space.gutter}`,
});
/** The booking is as large as the button of the form, from 768 px from edge to edge of its column. */
const Panel = styled('section', {
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: '1rem',
  /* The chat launcher covers no words in the first window of a phone. */
  '@phone': {
    '& > p': { paddingRight: '3rem' },
    '& > h2:has(+ [target])': { fontSize: 'min(9vw, 4.25svh)' },
    '& > ol > li': { paddingBlock: '1rem' },
  },
  /* The button ends with the drawing beside it. */
  '@md': { '&& > [target]': { order: 1, alignSelf: 'end', marginBottom: '-2.5rem' } },
  '@lg': {
    '& > h2:has(+ [target])': {
      fontSize: 'min(4.2vw, 4.75rem)',
      lineHeight: lineHeights.display,
      maxWidth: '5em',
      overflowWrap: 'anywhere',
    },
    '& > [target] + p': { fontSize: 'min(2.1vw, 2.25rem)', alignSelf: 'end' },
    '&:has(> [target])': { gridTemplateRows: 'auto 1fr auto' },
    /* Beside the form, and no higher. */
    '& > ol > li': { padding: '.5rem 0', fontSize: fontSizes.body },
  },
  '& > a:not([target])': {
    padding: '.75rem 0',
    color: '$action',
    ...underline('.2em'),
    overflowWrap: 'anywhere',
    '@phone': { fontSize: 'min(7.4vw, 2.5rem)' },
    /* An address of the default's length is on one line of the narrow column. */
    '@media (min-width: 64em) and (max-width: 79.999em)': { fontSize: 'calc(2.33vw - .07rem)' },
  },
  '& > [target]': {
    '@md': { margin: `0 calc(-1 * var(--end)) 0 calc(-1 * ${space.gutter})` },
    minHeight: sizes.cellButton,
    borderRadius: 0,
    fontSize: fontSizes.h4,
    '&:focus-visible': { outline: '3px solid', outlineOffset: '-7px', boxShadow: 'none' },
    '& > span': { paddingLeft: space.gutter },
  },
});

/** With the space above the drawing. */
const End = styled('div', {
  display: 'flow-root',
  ...overFooterLine,
  /* The strings of the questions end at the wire of the birds. The widest windows show another part of it there. */
  '@media screen and (max-width: 130em)': {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: `calc(${PAGE_INSET} + .78rem)`,
      width: '.1875rem',
      height: `calc(${space.gap} + 13vw)`,
      backgroundColor: '$ink',
      '@phone': { height: `calc(${space.gap} + 23.2vw)` },
    },
    '&::after': {
      left: `calc(50% + ${space.gutter} + .78rem)`,
      height: `calc(${space.gap} + 10.6vw)`,
      '@phone': { display: 'none' },
    },
    '& img': { position: 'relative', zIndex: 1 },
  },
});

export default function ContactPage() {
  const { tag, heading, lead, form, scheduling, email } = contact;
  const { next } = contactForm;
  return (
    <>
      <section className={surfaceClass('field')}>
        <Parts>
          <Words>
            <div>
              <Tag>{tag}</Tag>
              <Heading as="h1" variant="opener">
                {heading}
              </Heading>
              <Text variant="lead">{lead}</Text>
            </div>
            <Scene name="cans" />
          </Words>
          <Other className={surfaceClass('night')}>
            {/* The shortest way to a call: the action comes before the text. */}
            <Panel>
              <Heading variant="h3">{scheduling.heading}</Heading>
              <BookTime />
              <Text variant="lead" tone="ink">
                {scheduling.text}
              </Text>
            </Panel>
          </Other>
          <ContactCard heading={form.heading} />
          <Other className={surfaceClass('night')}>
            <Panel>
              <Heading variant="h4">{next.heading}</Heading>
              <StepList steps={next.steps} />
            </Panel>
            <Panel>
              <Heading variant="h4">{email.heading}</Heading>
              <Text>{email.text}</Text>
              <Heading as="a" variant="h3" href={emailLink.href}>
                {emailLink.text}
              </Heading>
            </Panel>
          </Other>
        </Parts>
      </section>
      <ContactQuestions />
      <End className={surfaceClass('field')}>
        <WideScene name="wire" />
      </End>
    </>
  );
}
