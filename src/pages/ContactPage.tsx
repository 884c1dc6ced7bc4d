import { BowtieLine } from '../blocks/BowtieLine';
import { BookingPanel, ChannelPanel, MailLink, NextSteps } from '../blocks/ContactChannels';
import { SectionHead } from '../blocks/SectionHead';
import { owner } from '../config/owner';
import { contactForm } from '../content/contactForm';
import { contact, contactQuestions as questions } from '../content/pages/contact';
import { BookTime } from '../features/contact/BookTime';
import { ContactCard } from '../features/contact/ContactCard';
import { styled } from '../theme/stitches.config';
import { field } from '../theme/surfaces';
import { fontSizes } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Heading } from '../ui/Heading';
import { Grid, Wrap } from '../ui/layout';
import { PointList } from '../ui/PointList';
import { SectionBand } from '../ui/SectionBand';
import { Tag, Text } from '../ui/Text';

/** Rows of an item from 768 px, at the left or the right. The right column is wider on tablets than from 1024 px. */
const left = (gridRow: string) => ({
  minWidth: 0,
  '@md': { gridRow, gridColumn: '1 / span 7' },
  '@lg': { gridColumn: '1 / span 8' },
});
const right = (gridRow: string) => ({
  minWidth: 0,
  '@md': { gridRow, gridColumn: '8 / -1' },
  '@lg': { gridColumn: '9 / -1' },
});

/** The booking begins beside the heading, and both columns end at the same height. */
const Parts = styled(Grid, { paddingTop: '.75rem', '@md': { gridTemplateRows: 'auto auto 1fr' } });
const Words = styled('div', {
  ...left('1'),
  '& > h1': { margin: '1rem 0' },
});
const Booking = styled('div', right('1 / span 2'));
const Form = styled('div', { ...left('2 / span 2'), '& > *': { height: '100%' } });
const Rest = styled('div', {
  ...right('3'),
  display: 'grid',
  gap: '2rem',
  gridTemplateRows: 'auto 1fr',
});
const Title = styled(Heading, { '@lg': { '&&': { fontSize: fontSizes.display } } });

export default function ContactPage() {
  const { tag, heading, lead, form, scheduling, email } = contact;
  return (
    <>
      <Band className={field().toString()} top="small" bottom="none" renders="atOnce">
        <Wrap>
          <Parts rows="medium">
            <Words>
              <Tag>{tag}</Tag>
              <Title as="h1" variant="h1">
                {heading}
              </Title>
              <Text variant="lead">{lead}</Text>
            </Words>
            <Booking>
              <BookingPanel heading={scheduling.heading} text={scheduling.text}>
                <BookTime variant="night" />
              </BookingPanel>
            </Booking>
            <Form>
              <ContactCard heading={form.heading} />
            </Form>
            <Rest>
              <NextSteps heading={contactForm.next.heading} steps={contactForm.next.steps} />
              <ChannelPanel heading={email.heading} text={email.text}>
                <MailLink href={`mailto:${owner.SITE_EMAIL}`}>{owner.SITE_EMAIL}</MailLink>
              </ChannelPanel>
            </Rest>
          </Parts>
        </Wrap>
        <BowtieLine />
      </Band>
      <SectionBand>
        <SectionHead heading={questions.heading} />
        <PointList
          points={questions.items.map(({ question, answer }) => ({ title: question, description: answer }))}
          columns={2}
        />
      </SectionBand>
    </>
  );
}
