import type { PageName } from './types';

/** Its text is in `texts/howWeWork.ts`. */
export const howWeWork = {
  name: 'How We Work',
  title: 'How We Work: Five Phases, One Bowtie',
  description:
    'Five phases from strategy to expansion, each with an owner, a target number and a review date. A phase ends when its evidence is in.',
} as const satisfies PageName;
