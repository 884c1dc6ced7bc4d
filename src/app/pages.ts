import type { FunctionComponent } from 'react';
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

const byName: ReadonlyMap<string, Page> = new Map(Object.entries(pages));

/** The page of a route. @throws Error with the page's name if there is no such page. */
export function pageOf(route: Route): Page {
  const found = byName.get(route.page);
  if (!found) throw new Error(`${route.path} names the page ${route.page}, which does not exist`);
  return found;
}
