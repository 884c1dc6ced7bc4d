import { documentPaths } from '../routes/navigation';
import { notFoundRoute, routes } from '../routes/table';
import type { Route } from '../routes/types';
import { getCssText } from '../theme/stitches.config';
import { drawCards } from './cards';
import type { Configuration } from './configuration';
import { documentShell } from './documentShell';
import type { SiteFile } from './files';
import { fontSources, siteFonts } from './fonts';
import { describeHosting } from './hosts/describeHosting';
import { documentFile, type Hosting } from './hosts/hosting';
import { licenses } from './licenses';
import { prerenderPage } from './prerender';
import { schematics } from './schematics';
import { isListed } from './search/addresses';
import { type PrerenderedPage, searchFiles } from './search/searchFiles';
import { structuredData } from './search/structuredData';
import { classNamesIn, completeGroups, rulesFor } from './stylesheet';

export interface RenderOptions {
  /** Text of the inlined script, which contains the address of the bundle. */
  readonly preHydration: string;
  /** The source files in the bundle. */
  readonly inputs: readonly string[];
}

/** All files beside the bundle, and how the site is to be served. */
export interface RenderedSite {
  readonly files: readonly SiteFile[];
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
 * Everything that is written beside the bundle: one document per address, the fonts, the drawn pictures, and the files for
 * search engines.
 */
export async function renderSite(
  configuration: Configuration,
  { preHydration, inputs }: RenderOptions,
): Promise<RenderedSite> {
  const pages = await prerenderAll();
  const stylesOf = stylesByKind(pages);
  const fonts = await siteFonts(configuration);

  const documents = pages.flatMap(({ route, markup }) => {
    const own = [route.path, ...(route.aliases ?? [])];
    const contents = documentShell({
      route,
      paths: route === notFoundRoute ? documentPaths : own,
      preHydration,
      fonts,
      styles: stylesOf(route),
      markup,
      structuredData: isListed(route) ? structuredData(route) : undefined,
    });
    return own.map((path) => ({ path: documentFile(path), contents }));
  });
  return {
    files: [
      ...documents,
      ...fonts.files,
      ...schematics(),
      ...(await searchFiles(pages)),
      { path: 'licenses.txt', contents: await licenses([...inputs, ...fontSources]) },
      ...(await drawCards(routes)),
    ],
    hosting: describeHosting(configuration, preHydration),
  };
}
