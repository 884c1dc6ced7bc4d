import { artworkAddress } from '../artworks';
import type { BlogPost } from './types';

const path = '/resources/blog';

/** Newest first. */
export const posts = [
  {
    title: 'Where an AI agent should stop and ask',
    excerpt:
      'Customers trust an agent when a person approves the steps that cost money. Here is how to choose those steps.',
    category: 'AI Trends',
    date: '2026-05-12',
    author: 'The AI practice',
    path,
    image: artworkAddress('post-agents'),
  },
  {
    title: 'Count the days from signature to first use',
    excerpt: 'Before you buy more leads, measure how long a new customer waits for a working product.',
    category: 'Growth',
    date: '2026-04-28',
    author: 'The growth practice',
    path,
    image: artworkAddress('post-knot'),
  },
  {
    title: 'Four kinds of sentence to cut from your home page',
    excerpt: 'Start with any sentence that a competitor could print unchanged.',
    category: 'Marketing',
    date: '2026-04-14',
    author: 'The marketing practice',
    path,
    image: artworkAddress('post-positioning'),
  },
  {
    title: 'Close the books in three days',
    excerpt: 'Three days is a target. Reconcile every week, and only the exceptions are left at month-end.',
    category: 'Operations',
    date: '2026-03-31',
    author: 'The operations practice',
    path,
    image: artworkAddress('post-month-end'),
  },
  {
    title: 'Find the first sign that a customer will leave',
    excerpt:
      'Compare lost accounts with those that stayed, day by day. The first difference is your earliest warning.',
    category: 'Customer Success',
    date: '2026-03-17',
    author: 'The customer success practice',
    path,
    image: artworkAddress('post-renewal'),
  },
  {
    title: 'What changes when your adviser owns equity',
    excerpt:
      'Owning 1% of a client for each year of work changes how we advise. These conflicts must be named before the work starts.',
    category: 'Leadership',
    date: '2026-03-03',
    author: 'The founder',
    path,
    image: artworkAddress('post-equity'),
  },
] as const satisfies readonly BlogPost[];
