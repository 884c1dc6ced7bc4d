import { keysOf } from '../lib/lookUp';
import type { RoutePath } from '../routes/table';
import { packages } from './services/index';

interface FooterLink {
  readonly path: RoutePath;
  /** Label in the footer if it differs from the name in the menus. */
  readonly label?: string;
}

interface FooterColumn {
  readonly heading: string;
  readonly links: readonly FooterLink[];
}

export const tagline = 'Engineering Market Momentum with AI-Powered Execution & Strategy';

/** The three columns of links. */
export const footerColumns: readonly FooterColumn[] = [
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
    links: keysOf(packages).map((slug) => ({ path: `/services/${slug}` as const })),
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
];

export const footer = {
  rights: (year: number, company: string) => `© ${year} ${company}. All rights reserved.`,
  linkedIn: 'LinkedIn',
  onLinkedIn: (company: string) => `${company} on LinkedIn`,
  x: 'X',
  onX: (company: string) => `${company} on X`,
} as const;
