/** The labels that all phase pages share. */
export const phasePage = {
  work: 'What We Do in This Phase',
  people: { lead: 'Who leads it', client: 'Who we need from you', target: 'Target number' },
  outcomes: 'Outcomes You Can Expect',
  exit: 'The phase ends when',
  diagnosisLabel: 'Find your narrowest point',
} as const;
