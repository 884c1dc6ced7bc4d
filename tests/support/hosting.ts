import { describeHosting } from '../../src/build/hosts/describeHosting';
import type { Hosting } from '../../src/build/hosts/hosting';
import type { HeaderOptions } from '../../src/build/responseHeaders';
import { canonicalAddress, markdownPath } from '../../src/build/search/addresses';
import { documentFile } from '../../src/build/site';
import { providerFor } from '../../src/config/hubspot';
import { readSettings } from '../../src/config/settings';
import { addressOf } from '../../src/lib/addresses';
import { notFoundRoute, routes } from '../../src/routes/table';
import type { Route } from '../../src/routes/types';

/** Account of the tests. */
export const account = {
  HUBSPOT_PORTAL_ID: '12345678',
  HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef',
} as const;

interface HostingOptions extends HeaderOptions {
  readonly isDemo?: boolean;
  readonly region?: string;
}

const rows: readonly Route[] = [...routes, notFoundRoute];

/** The hosting of all routes, whose documents have as many styles as the real ones. */
export function siteHosting({ isDemo = false, region = 'na1', ...headers }: HostingOptions = {}): Hosting {
  const documents = rows.flatMap((route) =>
    [route.path, ...(route.aliases ?? [])].map((path) => ({
      path: documentFile(path),
      text:
        (route === notFoundRoute
          ? ''
          : `<link rel="canonical" href="${canonicalAddress(route)}">` +
            `<link rel="alternate" href="${addressOf(markdownPath(path))}" type="text/markdown">`) +
        `<style>fonts</style><style>${route.page}</style>`,
    })),
  );
  return describeHosting(documents, routes, {
    preHydration: 'start',
    provider: providerFor(readSettings({ ...account, HUBSPOT_REGION: region }), isDemo),
    endpoints: ['https://api.acme.test/contact'],
    ...headers,
  });
}
