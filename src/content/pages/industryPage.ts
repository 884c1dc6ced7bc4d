/** The labels every industry page shares. */
export const industryPage = {
  painPoints: 'Pain Points',
  solutions: 'How We Solve It',
  story: 'Success Story',
  storyLink: { href: '/resources/case-studies', label: 'All case studies' },
  servicesTag: 'Where to start',
  startingPrice: {
    package: (price: string, stage: string) => `From ${price} at ${stage}, plus equity`,
    addOn: (price: string) => `${price} at every stage, no equity`,
    venturePartner: 'Terms on request',
  },
} as const;
