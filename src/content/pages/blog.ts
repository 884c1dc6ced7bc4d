import type { BlogPage } from './types';

export const blog = {
  name: 'Blog',
  title: 'Blog: Notes from Inside the Work',
  description:
    'Notes on AI, growth, marketing, operations, customer success, product and leadership, written by the practices that run our engagements.',
  tag: 'Blog',
  heading: 'Notes from inside the work.',
  lead: 'Written by the people who run our engagements. No trends without a method, no method without a number.',
  categories: {
    heading: 'Categories',
    all: 'All Categories',
    note: 'Filtering by category is not available yet.',
  },
  subscribe: {
    heading: 'Subscribe',
    text: 'New notes by email, and nothing else. Stop them with the link in any of them.',
    label: 'Your email',
    placeholder: 'Your email',
    button: 'Subscribe',
    sending: 'Sending...',
    error: 'Please enter a valid email address.',
    failed: 'Your address was not sent. It is still here: try again.',
    thanks: { title: 'Thank you!', description: 'New notes will come to the address you gave.' },
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    pages: ['1', '2', '3'],
  },
  closing: {
    heading: 'Which of these is yours?',
    text: 'Name the problem and the number. We will tell you what we would do first.',
  },
} as const satisfies BlogPage;
