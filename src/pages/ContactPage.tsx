import { BookingPanel, ChannelPanel, MailLink, NextSteps } from '../blocks/ContactChannels';
import { SectionHead } from '../blocks/SectionHead';
import { owner } from '../config/owner';
import { contactForm } from '../content/contactForm';
import { contact, contactQuestions as questions } from '../content/pages/contact';
import { BookTime } from '../features/contact/BookTime';
import { ContactCard } from '../features/contact/ContactCard';
import { styled } from '../theme/stitches.config';
import { fontSizes } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { PointList } from '../ui/PointList';
import { SectionBand } from '../ui/SectionBand';
import { Tag, Text } from '../ui/Text';

const Words = styled('div', {
  paddingBottom: '.5rem',
  '& > h1': { margin: '1rem 0', '@lg': { fontSize: fontSizes.display } },
});

/** From 768 px the booking begins beside the heading, and both columns end at the same height. */
const Parts = styled(Grid, { '@md': { gridTemplateRows: 'auto auto 1fr' } });
const Booking = styled('div', { '@md': { gridRow: '1 / span 2' } });
const Form = styled('div', { '@md': { gridRow: '2 / span 2', '& > *': { height: '100%' } } });
const Rest = styled('div', {
  display: 'grid',
  gap: '1.5rem',
  '@md': { gridRow: 3, gridTemplateRows: 'auto 1fr' },
});

export default function ContactPage() {
  const { tag, heading, lead, form, scheduling, email } = contact;
  return (
    <>
      <SectionBand surface="field" bottom="quiet" top="small" renders="atOnce">
        <Parts rows="small">
          <Column as={Words} span={8} from={1}>
            <Tag>{tag}</Tag>
            <Heading as="h1" variant="h1">
              {heading}
            </Heading>
            <Text variant="lead">{lead}</Text>
          </Column>
          <Column as={Booking} span={4} from={9}>
            <BookingPanel heading={scheduling.heading} text={scheduling.text}>
              <BookTime variant="night" />
            </BookingPanel>
          </Column>
          <Column as={Form} span={8} from={1}>
            <ContactCard heading={form.heading} />
          </Column>
          <Column as={Rest} span={4} from={9}>
            <NextSteps heading={contactForm.next.heading} steps={contactForm.next.steps} />
            <ChannelPanel heading={email.heading} text={email.text}>
              <MailLink href={`mailto:${owner.SITE_EMAIL}`}>{owner.SITE_EMAIL}</MailLink>
            </ChannelPanel>
          </Column>
        </Parts>
      </SectionBand>
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
