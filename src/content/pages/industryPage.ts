/** The labels that all industry pages share. */
export const industryPage = {
  painPoints: 'Pain Points',
  solutions: 'How We Solve It',
  story: 'Success Story',
  storyLink: { href: '/resources/case-studies', label: 'All case studies' },
  /** @param terms `$8,000/month plus 0.375% equity a year` for each recommended package, in working order. */
  price: (stage: string, terms: readonly string[]) => {
    const [first, second] = terms;
    return `Recommended at\u00a0${stage}: ${first === second ? `two packages in turn, each ${first}` : terms.join(', then ')}`;
  },
  /** @param fee `$6,000/month per resource`, of a recommended add-on. */
  addOnPrice: (fee: string) => `Add-on: ${fee}`,
  servicesTag: 'Where to start',
  diagnosisLabel: 'Find your narrowest point',
} as const;
