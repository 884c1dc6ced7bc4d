/** The labels that all industry pages share. */
export const industryPage = {
  painPoints: 'Pain Points',
  solutions: 'How We Solve It',
  story: 'Success Story',
  storyLink: { href: '/resources/case-studies', label: 'All case studies' },
  servicesTag: 'Where to start',
  diagnosisLabel: 'Find your narrowest point',
} as const;
