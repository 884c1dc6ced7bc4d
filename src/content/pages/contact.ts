import type { PageIntro } from './types';

export const contact = {
  name: 'Contact',
  title: 'Contact Us',
  description:
    'Schedule a free consultation, write through the form or send an email. Tell us what is stuck, what it costs you and who has to decide.',
  tag: 'Contact Us',
  heading: 'Let’s Build Together',
  lead: 'Tell us what is stuck and what it costs you.',
  closing: {
    heading: 'Rather talk than type?',
    text: 'Book a time for the free consultation. One number and one question are enough preparation.',
  },
} as const satisfies PageIntro;
