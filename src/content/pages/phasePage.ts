/** The labels every phase page shares. */
export const phasePage = {
  work: 'What We Do in This Phase',
  outcomes: 'Outcomes You Can Expect',
  exit: 'The phase ends when',
  exhibitTag: 'On paper',
} as const;
