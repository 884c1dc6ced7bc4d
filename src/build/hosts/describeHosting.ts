import { addressOf } from '../../lib/addresses';
import { documentPaths } from '../../routes/navigation';
import { allRoutes } from '../../routes/table';
import type { Configuration } from '../configuration';
import { commonHeaders } from '../responseHeaders';
import { markdownPath } from '../search/addresses';
import type { Hosting } from './hosting';

/**
 * Describes how the site is hosted. An alias has a document, for hosts that cannot redirect; where the host can, it
 * redirects to the route.
 * @param preHydration the script that is inlined into every document.
 */
export function describeHosting(configuration: Configuration, preHydration: string): Hosting {
  return {
    basePath: configuration.basePath,
    headers: commonHeaders(configuration, preHydration),
    documents: allRoutes.map(({ path }) => addressOf(path)),
    twins: documentPaths.map((path) => addressOf(markdownPath(path))),
    redirects: allRoutes.flatMap(({ path, aliases = [] }) =>
      aliases.map((alias) => ({ from: addressOf(alias), to: addressOf(path) })),
    ),
    isDemo: configuration.provider.isDemo,
  };
}
