import { emailLink } from '../emailLink';
import type { LegalPage } from './types';

export const privacy = {
  name: 'Privacy Policy',
  title: 'Privacy Policy',
  description:
    'What this website collects, how it is used, which kinds of provider process it, how cookies work, and how AI systems may use what we publish.',
  heading: 'Privacy Policy',
  lead: 'This site has no accounts. It receives what you type into a form or the chat and what your browser sends. Providers of those tools keep records, too.',
  emailLabel: `Questions: ${emailLink.text}`,
  effectiveLabel: 'Effective date',
  updatedLabel: 'Last Updated',
  contentsLabel: 'On this page',
  closing: {
    heading: 'Ask about your data',
    text: ['Write to ', emailLink, ' and say which record it concerns. You can also ask on a call.'],
  },
} as const satisfies LegalPage;
