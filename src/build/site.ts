import { owner } from '../config/owner';
import { provider } from '../config/provider';
import { pageTexts } from '../content/pageTexts';
import { addressOf } from '../lib/addresses';
import { canonicalRoutes, documentPaths } from '../routes/navigation';
import { notFoundRoute, routes } from '../routes/table';
import type { Route } from '../routes/types';
import { getCssText } from '../theme/stitches.config';
import { documentShell } from './documentShell';
import { drawings } from './drawings';
import { fontFaceRules, preloadedFonts } from './fontFaces';
import { describeHosting } from './hosts/describeHosting';
import type { Hosting } from './hosts/hosting';
import { prerenderPage } from './prerender';
import { robots, sitemap } from './searchFiles';
import type { SiteFile } from './siteFile';
import { classNamesIn, completeGroups, rulesFor } from './stylesheet';
import { textsFile } from './texts';

export interface SiteOptions {
  /** Text of the boot script, which knows the address of the bundle. */
  readonly boot: string;
  readonly reportingEndpoint?: string | undefined;
}

/** What the build writes, and how it is to be served. */
export interface RenderedSite {
  readonly files: readonly SiteFile[];
  readonly hosting: Hosting;
}

/** The file of a path: `index.html` for `/`, `about.html` for `/about`, so that no host needs to redirect. */
export const documentFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

interface PrerenderedPage {
  readonly route: Route;
  readonly markup: string;
}

/**
 * The styles that a document carries: the rules of its kind of page. Pages of one component share them, so that the
 * security policy lists a hash for each kind and not for each document. All pages are rendered before the styles are
 * read, so that every document has its rules in the same order.
 */
function stylesByKind(pages: readonly PrerenderedPage[]): (route: Route) => string {
  const allRules = completeGroups(getCssText());
  const markups = new Map<string, string>();
  for (const { route, markup } of pages) markups.set(route.page, (markups.get(route.page) ?? '') + markup);
  const styles = new Map(
    [...markups].map(([page, markup]) => [page, rulesFor(allRules, classNamesIn(markup))] as const),
  );
  return ({ page }) => styles.get(page) ?? allRules;
}

/**
 * Everything that is written beside the bundle: one document per address, the drawn artwork, and the files for search
 * engines; and the description that the configuration of a host is written from.
 */
export async function renderSite({ boot, reportingEndpoint }: SiteOptions): Promise<RenderedSite> {
  const pages: PrerenderedPage[] = [];
  for (const route of [...routes, notFoundRoute]) {
    pages.push({ route, markup: await prerenderPage(route.path) });
  }
  const stylesOf = stylesByKind(pages);
  const texts = textsFile();
  const assets = { boot, fontFaceRules, fonts: preloadedFonts, texts: addressOf(`/${texts.path}`) };

  const documents = pages.flatMap(({ route, markup }) => {
    const own = [route.path, ...(route.aliases ?? [])];
    const paths = route === notFoundRoute ? documentPaths : own;
    const styles = stylesOf(route);
    const text = documentShell(assets, { route, paths, markup, styles, text: pageTexts[route.path] });
    return own.map((path) => ({ path: documentFile(path), text }));
  });
  const endpoints = [owner.CONTACT_ENDPOINT, owner.SUBSCRIBE_ENDPOINT].filter(
    (address) => address !== undefined,
  );
  const files = [
    ...documents,
    texts,
    ...drawings(),
    { path: 'sitemap.xml', text: sitemap(canonicalRoutes) },
    { path: 'robots.txt', text: robots() },
  ];
  const policyOptions = { boot, provider, endpoints, reportingEndpoint };
  return { files, hosting: describeHosting(documents, routes, policyOptions) };
}
