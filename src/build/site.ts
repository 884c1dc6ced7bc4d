import type { Recipient } from '../../machines/submission.machine';
import { provider } from '../config/provider';
import { recipients } from '../config/recipients';
import { documentPaths } from '../routes/navigation';
import { notFoundRoute, routes } from '../routes/table';
import type { Route } from '../routes/types';
import { getCssText } from '../theme/stitches.config';
import { drawCards } from './cards';
import { documentShell } from './documentShell';
import { fontFaceRules, preloadedFonts } from './fontFaces';
import { describeHosting } from './hosts/describeHosting';
import { documentFile, type Hosting } from './hosts/hosting';
import { licenses } from './licenses';
import { prerenderPage } from './prerender';
import type { HeaderOptions } from './responseHeaders';
import { schematics } from './schematics';
import { isListed } from './search/addresses';
import { type PrerenderedPage, searchFiles } from './search/searchFiles';
import { structuredData } from './search/structuredData';
import type { PictureFile, SiteFile } from './siteFile';
import { classNamesIn, completeGroups, rulesFor } from './stylesheet';

export interface SiteOptions {
  /** Text of the inlined script, which contains the address of the bundle. */
  readonly preHydration: string;
  /** The folder of the project. */
  readonly root: string;
  /** The source files in the bundle. */
  readonly inputs: readonly string[];
  /** The owner's settings for the headers. */
  readonly headers: Pick<HeaderOptions, 'reportingEndpoint' | 'hstsIncludesSubdomains'>;
}

/** All files beside the bundle, and how the site is to be served. */
export interface RenderedSite {
  readonly files: readonly SiteFile[];
  readonly pictures: readonly PictureFile[];
  readonly hosting: Hosting;
}

/**
 * The styles of a document: the rules of its page component. Pages of one component share them, so that the
 * security policy lists one hash for each component and not for each document. All pages are rendered before
 * the styles are read, so that every document has its rules in the same order.
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

async function prerenderAll(): Promise<readonly PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const route of [...routes, notFoundRoute]) {
    pages.push({ route, markup: await prerenderPage(route.path) });
  }
  return pages;
}

/**
 * Everything that is written beside the bundle: one document per address, the drawn pictures, and the files for search
 * engines and hosts.
 */
export async function renderSite({
  preHydration,
  root,
  inputs,
  headers,
}: SiteOptions): Promise<RenderedSite> {
  const pages = await prerenderAll();
  const stylesOf = stylesByKind(pages);
  const assets = { preHydration, fontFaceRules, fonts: preloadedFonts };

  const documents = pages.flatMap(({ route, markup }) => {
    const own = [route.path, ...(route.aliases ?? [])];
    const paths = route === notFoundRoute ? documentPaths : own;
    const styles = stylesOf(route);
    const text = documentShell(assets, {
      route,
      paths,
      markup,
      styles,
      structuredData: isListed(route) ? structuredData(route) : undefined,
    });
    return own.map((path) => ({ path: documentFile(path), text }));
  });
  const endpoints = Object.values(recipients).flatMap((recipient: Recipient) =>
    recipient.kind === 'endpoint' ? [recipient.address] : [],
  );
  const files = [
    ...documents,
    ...schematics(),
    ...(await searchFiles(pages, root)),
    { path: 'licenses.txt', text: await licenses(root, inputs) },
  ];
  const pictures = await drawCards(routes, root);
  return {
    files,
    pictures,
    hosting: describeHosting({ preHydration, provider, endpoints, ...headers }),
  };
}
