/** The labels that all technology pages share. */
export const technologyPage = {
  whyItMatters: 'Why it matters',
  implementation: 'How we implement it',
  builtBy: 'Built by',
  capabilities: { heading: 'Cloud AI Capabilities', line: 'What a rented model needs around it' },
  capabilitiesTag: 'Capabilities',
  applications: 'Real-World Applications',
  applicationsNote: 'These are targets, not client results. We measure each against your figure today.',
  results: 'Results',
  related: 'Related Technologies',
} as const;
