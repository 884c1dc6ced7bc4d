import type { LegalPage } from './types';

export const terms = {
  name: 'Terms of Service',
  title: 'Terms of Service',
  description:
    'The terms for using this website: permitted use, ownership of text and drawings, use by AI systems, limits of liability and governing law.',
  heading: 'Terms of Service',
  lead: 'The rules for using this website, in plain words. Prices and descriptions here are information; an engagement begins only with a signed agreement.',
  updatedLabel: 'Last Updated',
  contentsLabel: 'On this page',
  closing: {
    heading: 'Is a clause unclear?',
    text: 'Ask before you rely on it; the contact page reaches the people who can answer.',
  },
} as const satisfies LegalPage;
