import { industries } from '../content/industries/index';
import { about } from '../content/pages/about';
import { blog } from '../content/pages/blog';
import { careers } from '../content/pages/careers';
import { caseStudies } from '../content/pages/caseStudies';
import { contact } from '../content/pages/contact';
import { home } from '../content/pages/home';
import { howWeWork } from '../content/pages/howWeWork';
import { industries as industriesPage } from '../content/pages/industries';
import { notFound } from '../content/pages/notFound';
import { privacy } from '../content/pages/privacy';
import { resources } from '../content/pages/resources';
import { services, whatWeDo } from '../content/pages/services';
import { technologies as technologiesPage } from '../content/pages/technologies';
import { terms } from '../content/pages/terms';
import { phases } from '../content/phases/index';
import { serviceSummaries } from '../content/services/summaries';
import type { Summary } from '../content/summary';
import { technologies } from '../content/technologies/index';
import type { Path, Route } from './types';

/** The texts that the table needs before the page is loaded. */
const meta = ({ name, title, description }: Pick<Route, 'name' | 'title' | 'description'>) => ({
  name,
  title,
  description,
});

/** A row for each entry of a record, below a path and in the order of the record. */
const below = <
  Parent extends Path,
  Slug extends string,
  const Shared extends Pick<Route, 'section' | 'page'>,
>(
  parent: Parent,
  entries: Readonly<Record<Slug, Summary>>,
  shared: Shared,
) =>
  // Object.entries widens the keys of a record.
  (Object.entries(entries) as [Slug, Summary][]).map(
    ([slug, { name, summary, title, description }]) =>
      ({ path: `${parent}/${slug}`, name, summary, title, description, ...shared }) as const,
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
  {
    path: '/services/revenue-strategy',
    ...serviceSummaries['revenue-strategy'],
    section: 'services',
    page: 'PackagePage',
    group: 'packages',
    aliases: ['/services/strategy'],
  },
  {
    path: '/services/bowtie-leadership',
    ...serviceSummaries['bowtie-leadership'],
    section: 'services',
    page: 'PackagePage',
    group: 'packages',
  },
  {
    path: '/services/operational-backbone',
    ...serviceSummaries['operational-backbone'],
    section: 'services',
    page: 'PackagePage',
    group: 'packages',
  },
  {
    path: '/services/product-design',
    ...serviceSummaries['product-design'],
    section: 'services',
    page: 'PackagePage',
    group: 'packages',
  },
  {
    path: '/services/development',
    ...serviceSummaries.development,
    section: 'services',
    page: 'PackagePage',
    group: 'packages',
  },
  {
    path: '/services/venture-partner',
    ...serviceSummaries['venture-partner'],
    section: 'services',
    page: 'PlaceholderServicePage',
    group: 'investors',
  },
  {
    path: '/services/demand-generation',
    ...serviceSummaries['demand-generation'],
    section: 'services',
    page: 'PlaceholderServicePage',
    group: 'addOns',
  },
  {
    path: '/services/content-branding',
    ...serviceSummaries['content-branding'],
    section: 'services',
    page: 'PlaceholderServicePage',
    group: 'addOns',
  },
  {
    path: '/services/sales-execution',
    ...serviceSummaries['sales-execution'],
    section: 'services',
    page: 'PlaceholderServicePage',
    group: 'addOns',
  },
  {
    path: '/services/customer-success',
    ...serviceSummaries['customer-success'],
    section: 'services',
    page: 'PlaceholderServicePage',
    group: 'addOns',
  },
  {
    path: '/services/partnerships',
    ...serviceSummaries.partnerships,
    section: 'services',
    page: 'PlaceholderServicePage',
    group: 'addOns',
  },

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
  { path: '/privacy', ...meta(privacy), section: null, page: 'LegalPage' },
  { path: '/terms', ...meta(terms), section: null, page: 'LegalPage' },
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
