import type { FunctionComponent } from 'react';
import { type Resource, resource } from '../lib/resource';
import type { PageName } from '../routes/table';
import type { PageProps, Route, TextPageProps } from '../routes/types';

type PageComponent = FunctionComponent<PageProps & { readonly text?: unknown }>;
type PageModule = { readonly default: PageComponent };

/** A page of the site, evaluated when it is first needed. */
export interface Page {
  readonly module: Resource<PageModule>;
  /** Whether it shows a long text that is fetched apart from the bundle (`content/pageTexts.ts`). */
  readonly hasText: boolean;
}

const page = (load: () => Promise<PageModule>): Page => ({ module: resource(load), hasText: false });

/** A page whose text comes from `content/pageTexts.ts`, under the path of its route. */
const textPage = <Text>(
  load: () => Promise<{ readonly default: FunctionComponent<TextPageProps<Text>> }>,
): Page => ({
  // The build writes the text of this type under the path of the route; a test compares the two lists.
  module: resource(load as () => Promise<PageModule>),
  hasText: true,
});

/** The pages that the route table names. The table does not import them, because pages ask the table for other routes. */
const pages: Readonly<Record<PageName, Page>> = {
  HomePage: page(() => import('../pages/HomePage')),
  IndustriesPage: textPage(() => import('../pages/IndustriesPage')),
  IndustryPage: textPage(() => import('../pages/IndustryPage')),
  TechnologiesPage: textPage(() => import('../pages/TechnologiesPage')),
  TechnologyPage: textPage(() => import('../pages/TechnologyPage')),
  RetrievalModelsPage: textPage(() => import('../pages/RetrievalModelsPage')),
  HowWeWorkPage: textPage(() => import('../pages/HowWeWorkPage')),
  PhasePage: textPage(() => import('../pages/PhasePage')),
  ServicesPage: page(() => import('../pages/ServicesPage')),
  PackagePage: textPage(() => import('../pages/PackagePage')),
  PlaceholderServicePage: textPage(() => import('../pages/PlaceholderServicePage')),
  ResourcesPage: textPage(() => import('../pages/ResourcesPage')),
  BlogPage: textPage(() => import('../pages/BlogPage')),
  CaseStudiesPage: textPage(() => import('../pages/CaseStudiesPage')),
  ContactPage: textPage(() => import('../pages/ContactPage')),
  AboutPage: textPage(() => import('../pages/AboutPage')),
  CareersPage: textPage(() => import('../pages/CareersPage')),
  LegalPage: textPage(() => import('../pages/LegalPage')),
  NotFoundPage: page(() => import('../pages/NotFoundPage')),
};

const byName: ReadonlyMap<string, Page> = new Map(Object.entries(pages));

/** The page that shows a route. @throws Error naming the page when there is none. */
export function pageOf(route: Route): Page {
  const found = byName.get(route.page);
  if (!found) throw new Error(`${route.path} names the page ${route.page}, which does not exist`);
  return found;
}

/** Loads every page, for the build, which needs the styles of all. */
export const loadAllPages = (): Promise<unknown> =>
  Promise.all(Object.values(pages).map(({ module }) => module.request()));
