import type { FunctionComponent } from 'react';
import { lookUp } from '../lib/lookUp';
import { type Resource, resource } from '../lib/resource';
import type { PageName } from '../routes/table';
import type { PageProps, Route } from '../routes/types';

type PageModule = { readonly default: FunctionComponent<PageProps> };

/** The module of a page, evaluated when it is first needed. It contains the texts that only this page shows. */
export type Page = Resource<PageModule>;

const page = (load: () => Promise<PageModule>): Page => resource(load);

/** The pages of the route table, by name. The table cannot import them, because pages look up routes in the table. */
const pages: Readonly<Record<PageName, Page>> = {
  HomePage: page(() => import('../pages/HomePage')),
  IndustriesPage: page(() => import('../pages/IndustriesPage')),
  IndustryPage: page(() => import('../pages/IndustryPage')),
  TechnologiesPage: page(() => import('../pages/TechnologiesPage')),
  TechnologyPage: page(() => import('../pages/TechnologyPage')),
  RetrievalModelsPage: page(() => import('../pages/RetrievalModelsPage')),
  HowWeWorkPage: page(() => import('../pages/HowWeWorkPage')),
  PhasePage: page(() => import('../pages/PhasePage')),
  ServicesPage: page(() => import('../pages/ServicesPage')),
  PackagePage: page(() => import('../pages/PackagePage')),
  PlaceholderServicePage: page(() => import('../pages/PlaceholderServicePage')),
  ResourcesPage: page(() => import('../pages/ResourcesPage')),
  BlogPage: page(() => import('../pages/BlogPage')),
  CaseStudiesPage: page(() => import('../pages/CaseStudiesPage')),
  ContactPage: page(() => import('../pages/ContactPage')),
  AboutPage: page(() => import('../pages/AboutPage')),
  CareersPage: page(() => import('../pages/CareersPage')),
  LegalPage: page(() => import('../pages/LegalPage')),
  NotFoundPage: page(() => import('../pages/NotFoundPage')),
};

/** The page of a route. @throws Error with the page's name if there is no such page. */
export const pageOf = (route: Route): Page => lookUp(pages, route.page);
