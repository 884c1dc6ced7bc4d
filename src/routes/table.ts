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

/** A row with the texts that the table needs before the page is loaded. */
const row = <const Location extends string, const Details extends Omit<Route, 'path' | keyof PageMeta>>(
  path: Location,
  { name, title, description }: PageMeta,
  details: Details,
) => ({ path, name, title, description, ...details });

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
  entriesOf(entries).map(([slug, { summary, ...entry }]) =>
    row(`${parent}/${slug}`, entry, { ...(summary ? { summary } : {}), ...shared }),
  );

/**
 * The route table. Menus, active state, breadcrumbs, document heads, the sitemap, the list of prerendered pages
 * and the tests are derived from it. The order of the rows is the order in menus.
 */
export const routes = [
  row('/', home, { section: null, page: 'HomePage' }),

  row('/industries', industriesPage, { section: 'industries', page: 'IndustriesPage', menu: 'industries' }),
  ...below('/industries', industries, { section: 'industries', page: 'IndustryPage' }),

  row('/technologies', technologiesPage, {
    section: 'technologies',
    page: 'TechnologiesPage',
    menu: 'technologies',
  }),
  ...below('/technologies', technologies, { section: 'technologies', page: 'TechnologyPage' }),

  row('/how-we-work', howWeWork, { section: 'how', page: 'HowWeWorkPage', menu: 'howWeWork' }),
  ...below('/how-we-work', phases, { section: 'how', page: 'PhasePage' }),

  row('/services', services, { section: 'services', page: 'ServicesPage', menu: 'services' }),
  row('/what-we-do', whatWeDo, { section: 'services', page: 'ServicesPage', canonical: '/services' }),
  ...below('/services', packages, { section: 'services', page: 'PackagePage', group: 'packages' }).map(
    (route) =>
      route.path === '/services/revenue-strategy'
        ? { ...route, aliases: ['/services/strategy'] as const }
        : route,
  ),
  ...below('/services', investorServices, {
    section: 'services',
    page: 'ShortServicePage',
    group: 'investors',
  }),
  ...below('/services', addOns, { section: 'services', page: 'ShortServicePage', group: 'addOns' }),

  row('/resources', resources, { section: 'resources', page: 'ResourcesPage', menu: 'plain' }),
  row('/resources/blog', blog, { section: 'resources', page: 'BlogPage' }),
  row('/resources/case-studies', caseStudies, { section: 'resources', page: 'CaseStudiesPage' }),

  row('/contact', contact, { section: 'contact', page: 'ContactPage', menu: 'plain' }),

  row('/about', about, { section: null, page: 'AboutPage' }),
  row('/careers', careers, { section: null, page: 'CareersPage' }),
  ...below('', legalPages, { section: null, page: 'LegalPage' }),
] as const satisfies readonly Route[];

/** The table without the literal types of its texts. */
export const allRoutes: readonly Route[] = routes;

/** The path of a route, and its aliases. */
export const pathsOf = ({ path, aliases = [] }: Route): readonly Path[] => [path, ...aliases];

/** A path that exists. It type-checks the links in the content. */
export type RoutePath = (typeof routes)[number]['path'];

/** The route of every path that is not in the table. */
export const notFoundRoute = row('/404', notFound, { section: null, page: 'NotFoundPage' });

export type PageName = (typeof routes)[number]['page'] | (typeof notFoundRoute)['page'];
