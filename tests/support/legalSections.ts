/** The sections of the legal pages in their order (specification, section 2). */
export const legalSections = {
  '/privacy': [
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'AI and Machine Learning Usage',
    'Cookies and Tracking Technologies',
    'Disclosure of Your Information',
    'Security',
    'Changes',
    'Contact',
  ],
  '/terms': [
    'Introduction',
    'Use of Our Services',
    'Intellectual Property',
    'AI and Machine Learning Usage',
    'User Accounts',
    'Limitation of Liability',
    'Changes',
    'Governing Law',
    'Contact',
  ],
} as const;

/** Under which AI systems may use the content: a word of each of the four conditions, in their order. */
export const aiConditions = [/attribut/i, /link/i, /misrepresent/i, /\blaw\b/i] as const;
