import { labels } from '../labels';
import type { ContactPage } from './types';

export const contact = {
  name: 'Contact',
  title: 'Contact Us',
  description:
    'Schedule a free consultation, write through the form or send an email. Tell us what is stuck, what it costs you and who has to decide.',
  tag: 'Contact Us',
  heading: 'Let’s Build Together',
  lead: 'Schedule your free call here: pick a time in our calendar. Or tell us in the form what is stuck and what it costs you.',
  form: { heading: 'Get in Touch' },
  scheduling: {
    heading: labels.scheduleCall,
    text: 'Pick a date in our calendar for a free consultation with someone who has been responsible for revenue. You leave with one thing to fix, whether or not you hire us.',
    button: 'Book a Time',
    newTab: 'opens in a new tab',
  },
  email: {
    heading: 'Email Us',
    text: 'For messages with attachments or with colleagues in copy.',
  },
} as const satisfies ContactPage;
