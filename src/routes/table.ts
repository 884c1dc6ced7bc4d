import { industries } from '../content/industries/index';
import { legalPages } from '../content/legal/index';
import { about } from '../content/pages/about';
import { blog } from '../content/pages/blog';
import { careers } from '../content/pages/careers';
import { caseStudies } from '../content/pages/caseStudies';
import { contact } from '../content/pages/contact';
import { home } from '../content/pages/home';
import { howWeWork } from '../content/pages/howWeWork';
import { industries as industriesPage } from '../content/pages/industries';
import { notFound } from '../content/pages/notFound';
import { resources } from '../content/pages/resources';
import { services, whatWeDo } from '../content/pages/services';
import { technologies as technologiesPage } from '../content/pages/technologies';
import { phases } from '../content/phases/index';
import { addOns, investorServices, packages } from '../content/services/index';
import type { PageMeta, Summary } from '../content/summary';
import { technologies } from '../content/technologies/index';
import { entriesOf } from '../lib/lookUp';
import type { Path, Route } from './types';

/** The texts that the table needs before the page is loaded. */
const meta = ({ name, title, description }: PageMeta) => ({ name, title, description });

/** A row for each entry of a record, below a path and in the order of the record. */
const below = <
  Parent extends Path | '',
  Slug extends string,
  const Shared extends Pick<Route, 'section' | 'page' | 'group'>,
>(
  parent: Parent,
  entries: Readonly<Record<Slug, PageMeta & Partial<Summary>>>,
  shared: Shared,
) =>
  entriesOf(entries).map(
    ([slug, { summary, ...entry }]) =>
      ({ path: `${parent}/${slug}`, ...meta(entry), ...(summary ? { summary } : {}), ...shared }) as const,
  );

/**
 * The route table. Menus, active state, breadcrumbs, document heads, the sitemap, the list of prerendered pages
 * and the tests are derived from it. The order of the rows is the order in menus.
 */
export const routes = [
  { path: '/', ...meta(home), section: null, page: 'HomePage' },

  {
    path: '/industries',
    ...meta(industriesPage),
    section: 'industries',
    page: 'IndustriesPage',
    menu: 'industries',
  },
  ...below('/industries', industries, { section: 'industries', page: 'IndustryPage' }),

  {
    path: '/technologies',
    ...meta(technologiesPage),
    section: 'technologies',
    page: 'TechnologiesPage',
    menu: 'technologies',
  },
  ...below('/technologies', technologies, { section: 'technologies', page: 'TechnologyPage' }).map((row) =>
    row.path === '/technologies/lrms' ? { ...row, page: 'RetrievalModelsPage' as const } : row,
  ),

  {
    path: '/how-we-work',
    ...meta(howWeWork),
    section: 'how',
    page: 'HowWeWorkPage',
    menu: 'howWeWork',
  },
  ...below('/how-we-work', phases, { section: 'how', page: 'PhasePage' }),

  { path: '/services', ...meta(services), section: 'services', page: 'ServicesPage', menu: 'services' },
  {
    path: '/what-we-do',
    ...meta(whatWeDo),
    section: 'services',
    page: 'ServicesPage',
    canonical: '/services',
  },
  ...below('/services', packages, { section: 'services', page: 'PackagePage', group: 'packages' }).map(
    (row) =>
      row.path === '/services/revenue-strategy' ? { ...row, aliases: ['/services/strategy'] as const } : row,
  ),
  ...below('/services', investorServices, {
    section: 'services',
    page: 'PlaceholderServicePage',
    group: 'investors',
  }),
  ...below('/services', addOns, { section: 'services', page: 'PlaceholderServicePage', group: 'addOns' }),

  {
    path: '/resources',
    ...meta(resources),
    section: 'resources',
    page: 'ResourcesPage',
    menu: 'plain',
  },
  {
    path: '/resources/blog',
    ...meta(blog),
    section: 'resources',
    page: 'BlogPage',
  },
  {
    path: '/resources/case-studies',
    ...meta(caseStudies),
    section: 'resources',
    page: 'CaseStudiesPage',
  },

  {
    path: '/contact',
    ...meta(contact),
    section: 'contact',
    page: 'ContactPage',
    menu: 'plain',
  },

  { path: '/about', ...meta(about), section: null, page: 'AboutPage' },
  {
    path: '/careers',
    ...meta(careers),
    section: null,
    page: 'CareersPage',
  },
  ...below('', legalPages, { section: null, page: 'LegalPage' }),
] as const satisfies readonly Route[];

/** A path that exists. It type-checks the links in the content. */
export type RoutePath = (typeof routes)[number]['path'];

/** The route of every path that is not in the table. */
export const notFoundRoute = {
  path: '/404',
  ...meta(notFound),
  section: null,
  page: 'NotFoundPage',
} as const satisfies Route;

/** The page component of a row. */
export type PageName = (typeof routes)[number]['page'] | (typeof notFoundRoute)['page'];
