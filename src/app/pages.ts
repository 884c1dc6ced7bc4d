import type { FunctionComponent } from 'react';
import { keyOf } from '../lib/lookUp';
import type { PageName } from '../routes/table';
import type { PageProps, Route } from '../routes/types';

type PageModule = { readonly default: FunctionComponent<PageProps> };

/**
 * The module of a page, evaluated when it is first needed. It contains the texts that only this page shows. A module that
 * throws is not evaluated again (ECMAScript, Evaluate of cyclic module records), so `load` stays rejected.
 */
function lazyPage(evaluate: () => Promise<PageModule>) {
  let promise: Promise<PageModule> | undefined;
  const page = {
    /** The evaluated module; undefined before. */
    value: undefined as PageModule | undefined,
    load: (): Promise<PageModule> =>
      (promise ??= evaluate().then((module) => {
        page.value = module;
        return module;
      })),
  };
  return page;
}

export type Page = Readonly<ReturnType<typeof lazyPage>>;

/** The pages of the route table, by name. The table cannot import them, because pages look up routes in the table. */
const pages: Readonly<Record<PageName, Page>> = {
  HomePage: lazyPage(() => import('../pages/HomePage')),
  IndustriesPage: lazyPage(() => import('../pages/IndustriesPage')),
  IndustryPage: lazyPage(() => import('../pages/IndustryPage')),
  TechnologiesPage: lazyPage(() => import('../pages/TechnologiesPage')),
  TechnologyPage: lazyPage(() => import('../pages/TechnologyPage')),
  HowWeWorkPage: lazyPage(() => import('../pages/HowWeWorkPage')),
  PhasePage: lazyPage(() => import('../pages/PhasePage')),
  ServicesPage: lazyPage(() => import('../pages/ServicesPage')),
  PackagePage: lazyPage(() => import('../pages/PackagePage')),
  ShortServicePage: lazyPage(() => import('../pages/ShortServicePage')),
  ResourcesPage: lazyPage(() => import('../pages/ResourcesPage')),
  BlogPage: lazyPage(() => import('../pages/BlogPage')),
  CaseStudiesPage: lazyPage(() => import('../pages/CaseStudiesPage')),
  ContactPage: lazyPage(() => import('../pages/ContactPage')),
  AboutPage: lazyPage(() => import('../pages/AboutPage')),
  CareersPage: lazyPage(() => import('../pages/CareersPage')),
  LegalPage: lazyPage(() => import('../pages/LegalPage')),
  NotFoundPage: lazyPage(() => import('../pages/NotFoundPage')),
};

/** The page of a route. @throws Error with the page's name if there is no such page. */
export const pageOf = (route: Route): Page => pages[keyOf(pages, route.page)];
