/** The required sections of the legal pages, in order. */
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

/** The conditions under which AI systems may use the content: a word of each of the four, in order. */
export const aiConditions = [/attribut/i, /link/i, /misrepresent/i, /\blaw\b/i] as const;
