import type { HowWeWorkPage } from './types';

export const howWeWork = {
  name: 'How We Work',
  title: 'How We Work: Five Phases, One Bowtie',
  description:
    'Five phases from strategy to expansion, each with an owner, a target number and a review date. A phase ends when its evidence is in.',
  tag: 'How We Work',
  heading: 'Five phases, from strategy to expansion',
  lead: 'Each phase has an owner, a target number and a review date. It ends when its evidence is in, not on a date. On the call we find out which one you are in.',
  figureLabel: 'The revenue bowtie in five equal parts, one to each phase.',
  figureNote: [
    'The revenue bowtie follows a customer from first contact, through the signature in the middle, to growth. It is a model by ',
    { text: 'Winning by Design', href: 'https://winningbydesign.com' },
    '. The five phases are our order of work.',
  ],
  linkLabel: 'Learn More',
  closing: {
    heading: 'Find the phase to start with',
    text: 'Say what has stalled and when it last moved. The call shows which phase to finish first.',
  },
} as const satisfies HowWeWorkPage;
