import type { FunctionComponent } from 'react';
import { keyOf } from '../lib/lookUp';
import { resource } from '../lib/resource';
import type { PageName } from '../routes/table';
import type { PageProps, Route } from '../routes/types';

type PageModule = { readonly default: FunctionComponent<PageProps> };

/** The module of a page, evaluated when it is first needed. It contains the texts that only this page shows. */
export type Page = ReturnType<typeof resource<PageModule>>;

/** The pages of the route table, by name. The table cannot import them, because pages look up routes in the table. */
const pages: Readonly<Record<PageName, Page>> = {
  HomePage: resource(() => import('../pages/HomePage')),
  IndustriesPage: resource(() => import('../pages/IndustriesPage')),
  IndustryPage: resource(() => import('../pages/IndustryPage')),
  TechnologiesPage: resource(() => import('../pages/TechnologiesPage')),
  TechnologyPage: resource(() => import('../pages/TechnologyPage')),
  HowWeWorkPage: resource(() => import('../pages/HowWeWorkPage')),
  PhasePage: resource(() => import('../pages/PhasePage')),
  ServicesPage: resource(() => import('../pages/ServicesPage')),
  PackagePage: resource(() => import('../pages/PackagePage')),
  PlaceholderServicePage: resource(() => import('../pages/PlaceholderServicePage')),
  ResourcesPage: resource(() => import('../pages/ResourcesPage')),
  BlogPage: resource(() => import('../pages/BlogPage')),
  CaseStudiesPage: resource(() => import('../pages/CaseStudiesPage')),
  ContactPage: resource(() => import('../pages/ContactPage')),
  AboutPage: resource(() => import('../pages/AboutPage')),
  CareersPage: resource(() => import('../pages/CareersPage')),
  LegalPage: resource(() => import('../pages/LegalPage')),
  NotFoundPage: resource(() => import('../pages/NotFoundPage')),
};

/** The page of a route. @throws Error with the page's name if there is no such page. */
export const pageOf = (route: Route): Page => pages[keyOf(pages, route.page)];
