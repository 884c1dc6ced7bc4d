import type { Dropdown } from '../../machines/header.machine';

/** First column of a dropdown: its heading and the label of the link to the overview. */
export const dropdownIntros = {
  industries: { heading: 'Industries we work in', overview: 'All industries' },
  technologies: { heading: 'AI technologies we work with', overview: 'All technologies' },
  howWeWork: { heading: 'Five phases, from strategy to expansion', overview: 'How we work' },
  services: {
    heading: 'Services for companies and for investors',
    overview: 'All services and prices',
  },
} as const satisfies Record<Dropdown, { heading: string; overview: string }>;

/** Headings of the groups in the Services dropdown. */
export const menuGroups = {
  packages: 'Packages',
  addOns: 'Add-ons',
  investors: 'For investors',
} as const;

/** Singular name of a group's members. */
export const menuGroupMembers = {
  packages: 'Package',
  addOns: 'Add-on',
  investors: 'For investors',
} as const;
