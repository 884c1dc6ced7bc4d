import type { CaseStudiesPage } from './types';

export const caseStudies = {
  name: 'Case Studies',
  title: 'Case Studies: SaaS, HealthTech, Fintech',
  description:
    'Three case studies. B2B SaaS: $2.5M ARR in 9 months. HealthTech: conversion +68%. Fintech: CAC −47% and Series B $28M. What was stuck, what changed.',
  tag: 'Case Studies',
  heading: 'Three companies, four numbers.',
  lead: 'One needed sales without its founder, one had three buyers and one demonstration, one paid for volume it did not want. For each: what was stuck, what we changed, and the figure that moved.',
  filter: {
    heading: 'Industries',
    all: 'All Industries',
    items: ['B2B SaaS', 'Fintech', 'HealthTech', 'Cybersecurity', 'GreenTech', 'AI & ML'],
    note: 'All studies are shown; choosing one industry is not possible yet.',
  },
  resultsHeading: 'Key Results',
  note: 'We report these results ourselves, and we are not neutral: part of our fee is equity in the companies we serve. Each result belongs to one company, where other things changed as well, and does not tell you what to expect at yours.',
  closing: {
    heading: 'Need Similar Results?',
    text: 'These are three companies, not an average. Bring your own baseline, and we will say what would have to change first.',
  },
} as const satisfies CaseStudiesPage;
