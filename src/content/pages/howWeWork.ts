import { packageFrom } from '../startingPrices';
import type { HowWeWorkText, PageName } from './types';

export const howWeWork = {
  name: 'How We Work',
  title: 'How We Work: Five Phases, One Bowtie',
  description:
    'Five phases from strategy to expansion, each with an owner, a target number and a review date. A phase ends when its evidence is in.',
} as const satisfies PageName;

/** A function, because the bundle omits an unused function but not a computed constant. */
export const howWeWorkText = () =>
  ({
    tag: 'How We Work',
    heading: 'Five phases, from strategy to expansion',
    lead: `Each of our packages covers two or more phases, ${packageFrom('operational-backbone')}. Every phase has an owner, a target number and a review date, and it ends when its target is met.`,
    figureLabel: 'The revenue bowtie in five equal parts, one to each phase.',
    figureNote: [
      'The revenue bowtie follows a customer from first contact, through the signature in the middle, to growth. It is a model by ',
      { text: 'Winning by Design', href: 'https://winningbydesign.com' },
      '. The five phases are our order of work.',
    ],
    points: {
      strategy: [
        'Interview buyers who signed, refused and left',
        'Try the new price on deals in progress',
        'Stop selling to segments that never renew',
      ],
      planning: [
        'Measure each sales stage per customer group',
        'Name one owner for each number',
        'Set the hiring order against the budget',
      ],
      execution: [
        'Review deals, delivery and renewals every week',
        'Let one person decide on discounts and special terms',
        'Write down each decision and what it changed',
      ],
      scaling: [
        'Choose tasks people already do consistently',
        'Test each release on the same cases',
        'Rehearse the off switch before the launch',
      ],
      expansion: [
        'Date every renewal and name its owner',
        'Raise prices by customer group, and stop if customers leave',
        'Open one new segment or partner route',
      ],
    },
    linkLabel: 'Learn More',
    closing: {
      heading: 'Find the phase to start with',
      text: 'Say what stopped growing and when. On the call we name your starting phase.',
    },
  }) as const satisfies HowWeWorkText;
