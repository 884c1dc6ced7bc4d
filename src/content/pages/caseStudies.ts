import type { PageIntro } from './types';

export const caseStudies = {
  name: 'Case Studies',
  title: 'Case Studies: SaaS, HealthTech, Fintech',
  description:
    'Three case studies. B2B SaaS: $2.5M ARR in 9 months. HealthTech: conversion +68%. Fintech: CAC −47% and Series B $28M. What was stuck, what changed.',
  tag: 'Case Studies',
  heading: 'Three companies, four numbers.',
  lead: 'One needed sales without its founder, one had three buyers and one demonstration, one paid for volume it did not want. For each: what was stuck, what we changed, and the figure that moved.',
  closing: {
    heading: 'Need Similar Results?',
    text: 'These are three companies, not an average. Bring your own baseline, and we will say what would have to change first.',
  },
} as const satisfies PageIntro;
