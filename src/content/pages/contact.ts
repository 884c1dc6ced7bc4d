import { labels } from '../labels';
import type { ContactPage } from './types';

export const contact = {
  name: 'Contact',
  title: 'Contact Us',
  description:
    'Schedule a free consultation, write through the form or send an email. Tell us what is stuck, what it costs you and who has to decide.',
  tag: 'Contact Us',
  heading: 'Let’s Build Together',
  lead: 'Tell us what is stuck and what it costs you.',
  form: { heading: 'Get in Touch' },
  scheduling: {
    heading: labels.scheduleCall,
    text: 'A free consultation with someone who has carried a revenue number. You leave with one thing to fix, whether or not you hire us.',
    button: 'Book a Time',
    newTab: 'opens in a new tab',
  },
  email: {
    heading: 'Email Us',
    text: 'For anything that needs an attachment or a second reader.',
  },
  questions: {
    tag: 'Questions',
    heading: 'Frequently Asked Questions',
    items: [
      {
        question: 'What makes you different?',
        answer:
          'We are paid the way an owner is. Part of every fee is equity, so a plan that does not move revenue costs us too, and the people who wrote it are still there to be asked why.',
      },
      {
        question: 'How quickly can you start?',
        answer:
          'The initial strategy session takes place within 1-2 weeks of agreement, with full implementation within 30 days.',
      },
      {
        question: 'Do you work with early-stage startups?',
        answer:
          'Yes. We work with companies at all stages. Early-stage packages ask for a lower fee and a larger share of equity.',
      },
      {
        question: 'Which industries do you serve?',
        answer:
          'B2B SaaS, Fintech, HealthTech, Cybersecurity, SustainableTech and others where AI and execution efficiency drive advantage.',
      },
    ],
  },
} as const satisfies ContactPage;
