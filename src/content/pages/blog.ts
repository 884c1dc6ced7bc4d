import type { BlogPage } from './types';

export const blog = {
  name: 'Blog',
  title: 'Blog: Methods with Worked Examples',
  description:
    'Notes on AI agents, growth, tests of AI answers, weekly reviews, renewals and equity, each with an example to recalculate.',
  heading: 'Methods with worked examples',
  lead: 'Notes for teams that win and keep B2B customers. You can recalculate each example.',
  noteLabel: 'Read the note',
  print: 'Print or save as PDF',
  categories: {
    heading: 'Categories',
    all: 'All Categories',
    note: 'All six posts are shown.',
  },
  subscribe: {
    heading: 'Subscribe',
    text: 'New notes by email, and nothing else. Every email has a link to unsubscribe.',
    label: 'Your email',
    placeholder: 'Your email',
    button: 'Subscribe',
    error: 'Please enter a valid email address.',
    failed: 'Your address was not sent. It is still here.',
    emailSubject: 'Subscribe to the notes',
    lost: { title: 'Not subscribed', description: 'Your address was not sent. Please try again.' },
    thanks: { title: 'Thank you!', description: 'We will email you the next note.' },
  },
  recordings: {
    heading: 'Recordings, sent by email',
    text: 'We reply to your email with a link to the recording.',
    request: 'Ask for this recording',
    emailSubject: (title) => `Recording: ${title}`,
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    pages: ['1', '2', '3'],
    note: 'All six posts are on page 1.',
  },
  closing: {
    heading: 'Need help with one of these?',
    text: 'Describe your problem in one sentence. On a free call you hear what we would do first.',
  },
} as const satisfies BlogPage;
