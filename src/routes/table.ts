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
import type { Route } from './types';

/** The texts that the table needs before the page is loaded. */
const meta = ({ name, title, description }: Pick<Route, 'name' | 'title' | 'description'>) => ({
  name,
  title,
  description,
});

/**
 * The route table. Menus, active state, breadcrumbs, document heads, the sitemap, the list of prerendered pages
 * and the tests are derived from it. The order of the rows is the order in menus.
 */
export const routes = [
  { path: '/', ...meta(home), section: null, page: 'HomePage' },

  {
    path: '/industries',
    ...meta(industries),
    section: 'industries',
    page: 'IndustriesPage',
    menu: 'industries',
  },
  {
    path: '/industries/b2b-saas',
    ...industrySummaries['b2b-saas'],
    section: 'industries',
    page: 'IndustryPage',
  },
  { path: '/industries/fintech', ...industrySummaries.fintech, section: 'industries', page: 'IndustryPage' },
  {
    path: '/industries/healthtech',
    ...industrySummaries.healthtech,
    section: 'industries',
    page: 'IndustryPage',
  },
  {
    path: '/industries/cybersecurity',
    ...industrySummaries.cybersecurity,
    section: 'industries',
    page: 'IndustryPage',
  },
  {
    path: '/industries/regenerative-agriculture',
    ...industrySummaries['regenerative-agriculture'],
    section: 'industries',
    page: 'IndustryPage',
  },
  {
    path: '/industries/greentech',
    ...industrySummaries.greentech,
    section: 'industries',
    page: 'IndustryPage',
  },
  {
    path: '/industries/high-overhead',
    ...industrySummaries['high-overhead'],
    section: 'industries',
    page: 'IndustryPage',
  },

  {
    path: '/technologies',
    ...meta(technologies),
    section: 'technologies',
    page: 'TechnologiesPage',
    menu: 'technologies',
  },
  { path: '/technologies/rag', ...technologySummaries.rag, section: 'technologies', page: 'TechnologyPage' },
  {
    path: '/technologies/agentic-ai',
    ...technologySummaries['agentic-ai'],
    section: 'technologies',
    page: 'TechnologyPage',
  },
  {
    path: '/technologies/llms',
    ...technologySummaries.llms,
    section: 'technologies',
    page: 'TechnologyPage',
  },
  {
    path: '/technologies/lrms',
    ...technologySummaries.lrms,
    section: 'technologies',
    page: 'RetrievalModelsPage',
  },
  {
    path: '/technologies/cloud-ai',
    ...technologySummaries['cloud-ai'],
    section: 'technologies',
    page: 'TechnologyPage',
  },
  {
    path: '/technologies/customer-success-ai',
    ...technologySummaries['customer-success-ai'],
    section: 'technologies',
    page: 'TechnologyPage',
  },
  {
    path: '/technologies/marketing-sales-ai',
    ...technologySummaries['marketing-sales-ai'],
    section: 'technologies',
    page: 'TechnologyPage',
  },
  {
    path: '/technologies/business-intelligence-ai',
    ...technologySummaries['business-intelligence-ai'],
    section: 'technologies',
    page: 'TechnologyPage',
  },

  {
    path: '/how-we-work',
    ...meta(howWeWork),
    section: 'how',
    page: 'HowWeWorkPage',
    menu: 'howWeWork',
  },
  { path: '/how-we-work/strategy', ...phaseSummaries.strategy, section: 'how', page: 'PhasePage' },
  { path: '/how-we-work/planning', ...phaseSummaries.planning, section: 'how', page: 'PhasePage' },
  { path: '/how-we-work/execution', ...phaseSummaries.execution, section: 'how', page: 'PhasePage' },
  { path: '/how-we-work/scaling', ...phaseSummaries.scaling, section: 'how', page: 'PhasePage' },
  { path: '/how-we-work/expansion', ...phaseSummaries.expansion, section: 'how', page: 'PhasePage' },

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
