import { emailLink } from '../emailLink';
import type { LegalPage } from './types';

export const terms = {
  name: 'Terms of Service',
  title: 'Terms of Service',
  description:
    'The terms for using this website: permitted use, ownership of text and drawings, use by AI systems, limits of liability and governing law.',
  heading: 'Terms of Service',
  lead: 'These are the rules for using this website. Prices and descriptions here are information. An engagement begins only with a signed agreement.',
  emailLabel: `Questions: ${emailLink.text}`,
  effectiveLabel: 'Effective date',
  updatedLabel: 'Last Updated',
  contentsLabel: 'On this page',
  closing: {
    heading: 'Ask what a clause means',
    text: ['Before you rely on it, write to ', emailLink, '. The call is for questions about our work.'],
  },
} as const satisfies LegalPage;
