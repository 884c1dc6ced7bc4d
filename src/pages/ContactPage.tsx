import { SectionHead } from '../blocks/SectionHead';
import { BookingPanel, MailLink, NextSteps, SideCard } from '../blocks/SideCard';
import { owner } from '../config/owner';
import { contactForm } from '../content/contactForm';
import { contact, contactQuestions as questions } from '../content/pages/contact';
import { BookTime } from '../features/contact/BookTime';
import { ContactCard } from '../features/contact/ContactCard';
import { SidesBowtie } from '../figures/SidesBowtie';
import { styled } from '../theme/stitches.config';
import { fontSizes } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { PointList } from '../ui/PointList';
import { SectionBand } from '../ui/SectionBand';
import { Tag, Text } from '../ui/Text';

const Words = styled('div', {
  '& > h1': { margin: '1rem 0', '@lg': { fontSize: fontSizes.display } },
  '& > p + h1 + p': { marginBottom: '.5rem' },
});

/** As high as the words. */
const Drawing = styled('div', { '@phone': { display: 'none' }, '& > svg': { height: '100%' } });

/** Beside the booking and what follows it. Phones have the booking first. */
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
          <Column as={Drawing} span={4} from={9}>
            <SidesBowtie count={24} />
          </Column>
          <Column span={4} from={9}>
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
