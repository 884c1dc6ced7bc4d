import type { HowWeWorkPage } from './types';

export const howWeWork = {
  name: 'How We Work',
  title: 'How We Work: Five Phases, One Bowtie',
  description:
    'Five phases from strategy to expansion: fit and price, planning, weekly execution, AI-driven scaling and monetization, each with a clear exit.',
  tag: 'How We Work',
  heading: 'One bowtie, worked in order.',
  lead: 'The revenue bowtie is Winning by Design’s model; the order of work is ours. Five phases lead from who buys to what they buy next, and each one ends on evidence: an exit condition you can check, with a name beside it.',
  figureLabel: 'The revenue bowtie in five equal parts, one to each phase.',
  linkLabel: 'Learn More',
  closing: {
    heading: 'Which phase did you skip?',
    text: 'Tell us what stalled and when it last moved. The call will show which phase to finish first.',
  },
} as const satisfies HowWeWorkPage;
