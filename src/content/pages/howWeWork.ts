import { seedTerms } from '../pricing';
import type { PageMeta } from '../summary';
import type { HowWeWorkText } from './types';

export const howWeWork = {
  name: 'How We Work',
  title: 'How We Work: Five Phases, One Bowtie',
  description:
    'Five phases from strategy to expansion, each with an owner, a target number and a review date. Each ends when the evidence is there, or with the contract.',
} as const satisfies PageMeta;

/** A function, because the bundle omits an unused function but not a computed constant. */
export const howWeWorkText = () =>
  ({
    heading: 'Five phases, from strategy to expansion',
    lead: `Each package covers two or more phases. At Seed, packages start at ${seedTerms('operational-backbone')}. Each phase has an owner, a target number and an end that you can check.`,
    figureLabel: 'The revenue bowtie in five equal parts, one to each phase.',
    figureNote: [
      'The revenue bowtie follows a customer from first contact to growth. It is a model by ',
      { text: 'Winning by Design', href: 'https://winningbydesign.com' },
      '. The five phases overlap, and you may start at any of them. If your contract ends first, the phase ends with it.',
    ],
    axisLabel: 'Phases on this page',
    linkLabel: 'Learn More',
    closing: {
      heading: 'Find the phase to start with',
      text: 'Say what stopped growing and when. We name your starting phase.',
    },
  }) as const satisfies HowWeWorkText;
