import { SectionHead } from '../blocks/SectionHead';
import { BookingPanel, MailLink, NextSteps, SideCard } from '../blocks/SideCard';
import { owner } from '../config/owner';
import { contactForm } from '../content/contactForm';
import { contact, contactQuestions as questions } from '../content/pages/contact';
import { BookTime } from '../features/contact/BookTime';
import { ContactCard } from '../features/contact/ContactCard';
import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Column, edgeToEdge, Grid } from '../ui/layout';
import { PointList } from '../ui/PointList';
import { SectionBand } from '../ui/SectionBand';
import { Tag, Text } from '../ui/Text';

const Words = styled('div', { '& > h1': { margin: '1rem 0' }, '& > p + h1 + p': { marginBottom: '.5rem' } });

/** Each column is as dense as if it were alone, and phones have the booking before the form. */
const Booking = styled('div', { ...edgeToEdge, '@md': { gridRow: '1 / span 2' } });
const Form = styled('div', { '@md': { gridRow: '2 / span 2' } });

export default function ContactPage() {
  const { tag, heading, lead, form, scheduling, email } = contact;
  return (
    <>
      <SectionBand surface="field" bottom="quiet" top="small" renders="atOnce">
        <Grid rows="small">
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
          <Column span={4} from={9}>
            <NextSteps heading={contactForm.next.heading} steps={contactForm.next.steps} />
            <SideCard heading={email.heading} text={email.text}>
              <MailLink href={`mailto:${owner.SITE_EMAIL}`}>{owner.SITE_EMAIL}</MailLink>
            </SideCard>
          </Column>
        </Grid>
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
