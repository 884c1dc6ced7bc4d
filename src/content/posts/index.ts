import { artworkAddress } from '../artworks';
import type { BlogPost } from './types';

const path = '/resources/blog';

/** Newest first. */
export const posts = [
  {
    title: 'The agent is not the product. The gate is.',
    excerpt: 'Autonomy is cheap. Knowing where to stop it is what customers pay for.',
    category: 'AI Trends',
    date: '2026-05-12',
    author: 'The AI practice',
    path,
    image: artworkAddress('post-agents'),
  },
  {
    title: 'Your funnel is fine. Your knot is not.',
    excerpt:
      'The knot is where a signature becomes a working customer. Count the days it takes before you buy more leads.',
    category: 'Growth',
    date: '2026-04-28',
    author: 'The growth practice',
    path,
    image: artworkAddress('post-knot'),
  },
  {
    title: 'Positioning is a subtraction',
    excerpt:
      'Four kinds of sentence to cut from your home page, starting with any that a competitor could print unchanged.',
    category: 'Marketing',
    date: '2026-04-14',
    author: 'The marketing practice',
    path,
    image: artworkAddress('post-positioning'),
  },
  {
    title: 'Close the books in three days',
    excerpt: 'Three days is a target. Reconcile every week, and month-end meets only the exceptions.',
    category: 'Operations',
    date: '2026-03-31',
    author: 'The operations practice',
    path,
    image: artworkAddress('post-month-end'),
  },
  {
    title: 'Renewal starts on day nine',
    excerpt:
      'Day four, day nine, day forty: find the first on which accounts you later lost behave unlike the ones that stayed.',
    category: 'Customer Success',
    date: '2026-03-17',
    author: 'The customer success practice',
    path,
    image: artworkAddress('post-renewal'),
  },
  {
    title: 'Paid in equity: notes from the other side',
    excerpt:
      'What changes in a meeting when the adviser owns one percent, and which conflicts must be named before it starts.',
    category: 'Leadership',
    date: '2026-03-03',
    author: 'The founder',
    path,
    image: artworkAddress('post-equity'),
  },
] as const satisfies readonly BlogPost[];
