import { QuestionGrid } from '../blocks/QuestionGrid';
import { SectionHead } from '../blocks/SectionHead';
import { MailLink, NextSteps, SideCard } from '../blocks/SideCard';
import { owner } from '../config/owner';
import { contactForm } from '../content/contactForm';
import { contact, contactQuestions as questions } from '../content/pages/contact';
import { BookTime } from '../features/contact/BookTime';
import { ContactCard } from '../features/contact/ContactCard';
import type { PageProps } from '../routes/types';
import { field } from '../theme/surfaces';
import { Column, Grid } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { TrailHead } from './components/TrailHead';

export default function ContactPage({ route }: PageProps) {
  const { tag, heading, lead, form, scheduling, email } = contact;
  return (
    <>
      <div className={field().toString()}>
        <TrailHead
          route={route}
          heading={heading}
          lead={lead}
          tag={tag}
          actions={<BookTime variant="ink" />}
          onField
        />
        <SectionBand top="none" bottom="quiet" renders="atOnce">
          <Grid rows="medium" align="start">
            <Column span={8}>
              <ContactCard heading={form.heading} />
            </Column>
            <Column span={4}>
              <SideCard heading={scheduling.heading} text={scheduling.text}>
                <BookTime variant="line" />
              </SideCard>
              <NextSteps heading={contactForm.next.heading} steps={contactForm.next.steps} />
              <SideCard heading={email.heading} text={email.text}>
                <MailLink href={`mailto:${owner.SITE_EMAIL}`}>{owner.SITE_EMAIL}</MailLink>
              </SideCard>
            </Column>
          </Grid>
        </SectionBand>
      </div>
      <SectionBand>
        <SectionHead tag={questions.tag} heading={questions.heading} />
        <QuestionGrid items={questions.items} />
      </SectionBand>
    </>
  );
}
