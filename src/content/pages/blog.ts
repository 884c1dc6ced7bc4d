import type { PageIntro } from './types';

export const blog = {
  name: 'Blog',
  title: 'Blog: Notes from Inside the Work',
  description:
    'Notes on AI, growth, marketing, operations, customer success, product and leadership, written by the practices that run our engagements.',
  tag: 'Blog',
  heading: 'Notes from inside the work.',
  lead: 'Written by the people who run our engagements. No trends without a method, no method without a number.',
  closing: {
    heading: 'Which of these is yours?',
    text: 'Name the problem and the number. We will tell you what we would do first.',
  },
} as const satisfies PageIntro;
