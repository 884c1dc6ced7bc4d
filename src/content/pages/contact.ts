import { labels } from '../labels';
import { packageTerms } from '../packageTerms';
import type { ContactPage, ContactQuestions } from './types';

export const contact = {
  name: 'Contact',
  title: 'Contact Us',
  description:
    'Schedule a free consultation, write through the form or send an email. Tell us what is stuck, what it costs you and who has to decide.',
  tag: 'Contact Us',
  heading: 'Let’s Build Together',
  lead: 'Schedule a free call about winning and keeping customers, or tell us in the form what is stuck. Investors need not name the company.',
  form: { heading: 'Get in Touch' },
  scheduling: {
    heading: labels.scheduleCall,
    text: 'A free 30-minute consultation with the people who would do the work. You leave with one thing to fix, whether or not you hire us.',
    button: 'Book a Time',
    newTab: 'opens in a new tab',
  },
  email: {
    heading: 'Email Us',
    text: 'Send attachments by email. If you need a confidentiality agreement, ask first.',
  },
} as const satisfies ContactPage;

/** The questions and answers of the contact page. */
export const contactQuestions = {
  heading: 'Frequently Asked Questions',
  items: [
    {
      question: 'What makes you different?',
      opening: 'We plan, then do the work with you.',
      answer: `For a package, you pay a monthly fee and usually grant us equity; our shares ${packageTerms.equity}. You can stop ${packageTerms.stop}.`,
    },
    {
      question: 'How quickly can you start?',
      opening: 'In one or two weeks.',
      answer:
        'The initial strategy session takes place within 1-2 weeks of agreement, with full implementation within 30 days: people, access and a first plan are in place.',
    },
    {
      question: 'Do you work with early-stage startups?',
      opening: 'From Pre-Seed on.',
      answer: `Yes. We work with companies at all stages. Early-stage packages have a lower monthly fee and a larger equity share. Past Series B, and for companies without investors, ${packageTerms.withoutStage}.`,
    },
    {
      question: 'Which industries do you serve?',
      opening: 'B2B, in many industries.',
      answer:
        'B2B SaaS, Fintech, HealthTech, Cybersecurity, SustainableTech (GreenTech, Regenerative Agriculture) and others where AI and execution efficiency drive advantage.',
    },
  ],
} as const satisfies ContactQuestions;
