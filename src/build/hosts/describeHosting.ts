import { addressOf } from '../../lib/addresses';
import { documentPaths } from '../../routes/navigation';
import { routes } from '../../routes/table';
import type { Route } from '../../routes/types';
import { commonHeaders, type HeaderOptions } from '../responseHeaders';
import { markdownPath } from '../search/addresses';
import type { Hosting } from './hosting';

/**
 * Describes how the site is hosted. An alias has a document, for hosts that cannot redirect; where the host can, it
 * redirects to the route.
 */
export function describeHosting(options: HeaderOptions): Hosting {
  const rows: readonly Route[] = routes;
  return {
    basePath: addressOf('/').slice(0, -1),
    headers: commonHeaders(options),
    documents: rows.map(({ path }) => addressOf(path)),
    twins: documentPaths.map((path) => addressOf(markdownPath(path))),
    redirects: rows.flatMap(({ path, aliases = [] }) =>
      aliases.map((alias) => ({ from: addressOf(alias), to: addressOf(path) })),
    ),
    isDemo: options.provider.isDemo,
  };
}
