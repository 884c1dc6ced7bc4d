import { documentPaths } from '../routes/navigation';
import { notFoundRoute, pathsOf, routes } from '../routes/table';
import { drawCards } from './cards';
import type { Configuration } from './configuration';
import { documentShell } from './documentShell';
import type { SiteFile } from './files';
import { fontSources, siteFonts } from './fonts';
import { describeHosting } from './hosts/describeHosting';
import { documentFile } from './hosts/hosting';
import { licenses } from './licenses';
import { prerenderPages } from './prerender';
import { searchFiles } from './search/searchFiles';

/**
 * Everything that is written beside the bundle: one document per address, the fonts, the drawn pictures, and the files for
 * search engines; and how the site is to be served.
 * @param preHydration text of the inlined script, which contains the address of the bundle.
 * @param inputs the source files in the bundle.
 */
export async function renderSite(
  configuration: Configuration,
  preHydration: string,
  inputs: readonly string[],
) {
  const pages = await prerenderPages([...routes, notFoundRoute]);
  const fonts = await siteFonts(configuration);
  const documents = pages.flatMap((page): readonly SiteFile[] => {
    const { route } = page;
    const own = pathsOf(route);
    const contents = documentShell({
      ...page,
      paths: route === notFoundRoute ? documentPaths : own,
      preHydration,
      fonts,
    });
    return own.map((path) => ({ path: documentFile(path), contents }));
  });
  return {
    files: [
      ...documents,
      ...fonts.files,
      ...(await searchFiles(pages)),
      { path: 'licenses.txt', contents: await licenses([...inputs, ...fontSources]) },
      ...(await drawCards(routes)),
    ],
    hosting: describeHosting(configuration, preHydration),
  };
}
