import { documentPaths } from '../routes/navigation';
import { notFoundRoute, routes } from '../routes/table';
import { getCssText } from '../theme/stitches.config';
import { drawCards } from './cards';
import type { Configuration } from './configuration';
import { documentShell } from './documentShell';
import { drawingFiles } from './drawingFiles';
import type { SiteFile } from './files';
import { fontSources, siteFonts } from './fonts';
import { describeHosting } from './hosts/describeHosting';
import { documentFile } from './hosts/hosting';
import { licenses } from './licenses';
import { prerenderPage } from './prerender';
import { isListed } from './search/addresses';
import { type PrerenderedPage, searchFiles } from './search/searchFiles';
import { structuredData } from './search/structuredData';
import { classNamesIn, readSheet, rulesFor } from './stylesheet';

export interface RenderOptions {
  /** Text of the inlined script, which contains the address of the bundle. */
  readonly preHydration: string;
  /** The source files in the bundle. */
  readonly inputs: readonly string[];
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
 * search engines; and how the site is to be served.
 */
export async function renderSite(configuration: Configuration, { preHydration, inputs }: RenderOptions) {
  const pages = await prerenderAll();
  // After all pages are rendered, so that the rules have the same order in every document.
  const sheet = await readSheet(getCssText());
  const fonts = await siteFonts(configuration);
  const documents: SiteFile[] = [];
  for (const { route, markup } of pages) {
    const own = [route.path, ...(route.aliases ?? [])];
    const contents = documentShell({
      route,
      paths: route === notFoundRoute ? documentPaths : own,
      preHydration,
      fonts,
      styles: await rulesFor(sheet, classNamesIn(markup)),
      markup,
      structuredData: isListed(route) ? structuredData(route) : undefined,
    });
    documents.push(...own.map((path) => ({ path: documentFile(path), contents })));
  }
  return {
    files: [
      ...documents,
      ...fonts.files,
      ...drawingFiles(),
      ...(await searchFiles(pages)),
      { path: 'licenses.txt', contents: await licenses([...inputs, ...fontSources]) },
      ...(await drawCards(routes)),
    ],
    hosting: describeHosting(configuration, preHydration),
  };
}
