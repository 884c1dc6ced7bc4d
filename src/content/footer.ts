/** A link to a path, which the footer compares with the route table. */
export interface FooterLink<Path extends string = string> {
  readonly path: Path;
  /** Label in the footer if it differs from the name in the menus. */
  readonly label?: string;
}

export interface FooterColumn<Path extends string = string> {
  readonly heading: string;
  readonly links: readonly FooterLink<Path>[];
}

export const tagline = 'Engineering Market Momentum with AI-Powered Execution & Strategy';

/** The three columns of links. */
export const footerColumns = [
  {
    heading: 'Company',
    links: [
      { path: '/about', label: 'About Us' },
      { path: '/industries' },
      { path: '/technologies' },
      { path: '/careers' },
    ],
  },
  {
    heading: 'Services',
    links: [
      { path: '/services/revenue-strategy' },
      { path: '/services/bowtie-leadership' },
      { path: '/services/operational-backbone' },
      { path: '/services/product-design' },
      { path: '/services/development' },
    ],
  },
  {
    heading: 'Resources',
    links: [
      { path: '/resources/blog' },
      { path: '/resources', label: 'Whitepapers' },
      { path: '/resources', label: 'Webinars' },
      { path: '/contact', label: 'Contact Us' },
    ],
  },
] as const satisfies readonly FooterColumn[];

export const legalLinks = [{ path: '/privacy' }, { path: '/terms' }] as const satisfies readonly FooterLink[];

export const footer = {
  rights: (year: number, company: string) => `© ${year} ${company}. All rights reserved.`,
  onLinkedIn: (company: string) => `${company} on LinkedIn`,
  onX: (company: string) => `${company} on X`,
} as const;
