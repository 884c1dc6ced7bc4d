import type { LegalPage } from './types';

export const privacy = {
  name: 'Privacy Policy',
  title: 'Privacy Policy',
  description:
    'What this website collects, how it is used, which kinds of provider process it, how cookies work, and how AI systems may use what we publish.',
  heading: 'Privacy Policy',
  lead: 'This site has no accounts and asks for little: what you type into a form or the chat, what your browser sends, and what the providers of those tools record. Each is set out below.',
  updatedLabel: 'Last Updated',
  contentsLabel: 'On this page',
  closing: {
    heading: 'A question about your data?',
    text: 'Send it through the contact page and say which record it concerns.',
  },
} as const satisfies LegalPage;
