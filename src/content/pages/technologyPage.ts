/** The labels every technology page shares. */
export const technologyPage = {
  whyItMatters: 'Why it matters',
  implementation: 'How we implement it',
  capabilities: { heading: 'Cloud AI Capabilities', line: 'Four things a rented model needs around it.' },
  capabilitiesTag: 'Capabilities',
  exhibitTag: 'Worked out',
  applications: 'Real-World Applications',
  results: 'Results',
  related: 'Related Technologies',
} as const;
