import type { Dropdown } from '../../machines/header.machine';

/** What stands in the first column of a dropdown: a sentence and the words of the link to the overview. */
export const dropdownIntros = {
  industries: { heading: 'Go-to-market work in seven industries', overview: 'All industries' },
  technologies: { heading: 'Eight tools, each with a job to do', overview: 'All technologies' },
  howWeWork: { heading: 'Five phases, one bowtie', overview: 'How we work' },
  services: { heading: 'Packages, add-ons, and one seat for investors', overview: 'What we do, with prices' },
} as const satisfies Record<Dropdown, { heading: string; overview: string }>;

/** Headings of the groups in the Services dropdown. */
export const menuGroups = {
  packages: 'Packages',
  addOns: 'Add-ons',
  investors: 'For investors',
} as const;

/** What one member of a group is called. */
export const menuGroupMembers = {
  packages: 'Package',
  addOns: 'Add-on',
  investors: 'For investors',
} as const;
