import { industrySummaries } from '../content/industries/summaries';
import { about } from '../content/pages/about';
import { blog } from '../content/pages/blog';
import { careers } from '../content/pages/careers';
import { caseStudies } from '../content/pages/caseStudies';
import { contact } from '../content/pages/contact';
import { home } from '../content/pages/home';
import { howWeWork } from '../content/pages/howWeWork';
import { industries } from '../content/pages/industries';
import { notFound } from '../content/pages/notFound';
import { privacy } from '../content/pages/privacy';
import { resources } from '../content/pages/resources';
import { services, whatWeDo } from '../content/pages/services';
import { technologies } from '../content/pages/technologies';
import { terms } from '../content/pages/terms';
import { phaseSummaries } from '../content/phases/summaries';
import { serviceSummaries } from '../content/services/summaries';
import { technologySummaries } from '../content/technologies/summaries';
import { lazyPage, textPage } from './lazyPage';
import type { Route } from './types';

const industryPage = textPage(() => import('../pages/IndustryPage'));
const technologyPage = textPage(() => import('../pages/TechnologyPage'));
const phasePage = textPage(() => import('../pages/PhasePage'));
const servicesPage = lazyPage(() => import('../pages/ServicesPage'));
const packagePage = textPage(() => import('../pages/PackagePage'));
const placeholderServicePage = textPage(() => import('../pages/PlaceholderServicePage'));
const legalPage = textPage(() => import('../pages/LegalPage'));

/** What a row takes from its content: the words that the table needs at once, before the page is loaded. */
const words = ({ name, title, description }: Pick<Route, 'name' | 'title' | 'description'>) => ({
  name,
  title,
  description,
});

/**
 * The one route table. Menus, active state, breadcrumbs, document heads, the sitemap, the list of prerendered pages and
 * the tests are derived from it. The order of the rows is the order in menus.
 */
export const routes = [
  { path: '/', ...words(home), section: null, page: lazyPage(() => import('../pages/HomePage')) },

  {
    path: '/industries',
    ...words(industries),
    section: 'industries',
    page: textPage(() => import('../pages/IndustriesPage')),
    menu: 'industries',
  },
  {
    path: '/industries/b2b-saas',
    ...industrySummaries['b2b-saas'],
    section: 'industries',
    page: industryPage,
  },
  { path: '/industries/fintech', ...industrySummaries.fintech, section: 'industries', page: industryPage },
  {
    path: '/industries/healthtech',
    ...industrySummaries.healthtech,
    section: 'industries',
    page: industryPage,
  },
  {
    path: '/industries/cybersecurity',
    ...industrySummaries.cybersecurity,
    section: 'industries',
    page: industryPage,
  },
  {
    path: '/industries/regenerative-agriculture',
    ...industrySummaries['regenerative-agriculture'],
    section: 'industries',
    page: industryPage,
  },
  {
    path: '/industries/greentech',
    ...industrySummaries.greentech,
    section: 'industries',
    page: industryPage,
  },
  {
    path: '/industries/high-overhead',
    ...industrySummaries['high-overhead'],
    section: 'industries',
    page: industryPage,
  },

  {
    path: '/technologies',
    ...words(technologies),
    section: 'technologies',
    page: textPage(() => import('../pages/TechnologiesPage')),
    menu: 'technologies',
  },
  { path: '/technologies/rag', ...technologySummaries.rag, section: 'technologies', page: technologyPage },
  {
    path: '/technologies/agentic-ai',
    ...technologySummaries['agentic-ai'],
    section: 'technologies',
    page: technologyPage,
  },
  { path: '/technologies/llms', ...technologySummaries.llms, section: 'technologies', page: technologyPage },
  {
    path: '/technologies/lrms',
    ...technologySummaries.lrms,
    section: 'technologies',
    page: textPage(() => import('../pages/RetrievalModelsPage')),
  },
  {
    path: '/technologies/cloud-ai',
    ...technologySummaries['cloud-ai'],
    section: 'technologies',
    page: technologyPage,
  },
  {
    path: '/technologies/customer-success-ai',
    ...technologySummaries['customer-success-ai'],
    section: 'technologies',
    page: technologyPage,
  },
  {
    path: '/technologies/marketing-sales-ai',
    ...technologySummaries['marketing-sales-ai'],
    section: 'technologies',
    page: technologyPage,
  },
  {
    path: '/technologies/business-intelligence-ai',
    ...technologySummaries['business-intelligence-ai'],
    section: 'technologies',
    page: technologyPage,
  },

  {
    path: '/how-we-work',
    ...words(howWeWork),
    section: 'how',
    page: textPage(() => import('../pages/HowWeWorkPage')),
    menu: 'howWeWork',
  },
  { path: '/how-we-work/strategy', ...phaseSummaries.strategy, section: 'how', page: phasePage },
  { path: '/how-we-work/planning', ...phaseSummaries.planning, section: 'how', page: phasePage },
  { path: '/how-we-work/execution', ...phaseSummaries.execution, section: 'how', page: phasePage },
  { path: '/how-we-work/scaling', ...phaseSummaries.scaling, section: 'how', page: phasePage },
  { path: '/how-we-work/expansion', ...phaseSummaries.expansion, section: 'how', page: phasePage },

  { path: '/services', ...words(services), section: 'services', page: servicesPage, menu: 'services' },
  {
    path: '/what-we-do',
    ...words(whatWeDo),
    section: 'services',
    page: servicesPage,
    canonical: '/services',
  },
  {
    path: '/services/revenue-strategy',
    ...serviceSummaries['revenue-strategy'],
    section: 'services',
    page: packagePage,
    group: 'packages',
    aliases: ['/services/strategy'],
  },
  {
    path: '/services/bowtie-leadership',
    ...serviceSummaries['bowtie-leadership'],
    section: 'services',
    page: packagePage,
    group: 'packages',
  },
  {
    path: '/services/operational-backbone',
    ...serviceSummaries['operational-backbone'],
    section: 'services',
    page: packagePage,
    group: 'packages',
  },
  {
    path: '/services/product-design',
    ...serviceSummaries['product-design'],
    section: 'services',
    page: packagePage,
    group: 'packages',
  },
  {
    path: '/services/development',
    ...serviceSummaries.development,
    section: 'services',
    page: packagePage,
    group: 'packages',
  },
  {
    path: '/services/venture-partner',
    ...serviceSummaries['venture-partner'],
    section: 'services',
    page: placeholderServicePage,
    group: 'investors',
  },
  {
    path: '/services/demand-generation',
    ...serviceSummaries['demand-generation'],
    section: 'services',
    page: placeholderServicePage,
    group: 'addOns',
  },
  {
    path: '/services/content-branding',
    ...serviceSummaries['content-branding'],
    section: 'services',
    page: placeholderServicePage,
    group: 'addOns',
  },
  {
    path: '/services/sales-execution',
    ...serviceSummaries['sales-execution'],
    section: 'services',
    page: placeholderServicePage,
    group: 'addOns',
  },
  {
    path: '/services/customer-success',
    ...serviceSummaries['customer-success'],
    section: 'services',
    page: placeholderServicePage,
    group: 'addOns',
  },
  {
    path: '/services/partnerships',
    ...serviceSummaries.partnerships,
    section: 'services',
    page: placeholderServicePage,
    group: 'addOns',
  },

  {
    path: '/resources',
    ...words(resources),
    section: 'resources',
    page: textPage(() => import('../pages/ResourcesPage')),
    menu: 'plain',
  },
  {
    path: '/resources/blog',
    ...words(blog),
    section: 'resources',
    page: textPage(() => import('../pages/BlogPage')),
  },
  {
    path: '/resources/case-studies',
    ...words(caseStudies),
    section: 'resources',
    page: textPage(() => import('../pages/CaseStudiesPage')),
  },

  {
    path: '/contact',
    ...words(contact),
    section: 'contact',
    page: textPage(() => import('../pages/ContactPage')),
    menu: 'plain',
  },

  { path: '/about', ...words(about), section: null, page: textPage(() => import('../pages/AboutPage')) },
  {
    path: '/careers',
    ...words(careers),
    section: null,
    page: textPage(() => import('../pages/CareersPage')),
  },
  { path: '/privacy', ...words(privacy), section: null, page: legalPage },
  { path: '/terms', ...words(terms), section: null, page: legalPage },
] as const satisfies readonly Route[];

/** A path that exists. Content that links to a page is checked against it. */
export type RoutePath = (typeof routes)[number]['path'];

/** Stands for every path that is not in the table. */
export const notFoundRoute: Route = {
  path: '/404',
  ...words(notFound),
  section: null,
  page: lazyPage(() => import('../pages/NotFoundPage')),
};
