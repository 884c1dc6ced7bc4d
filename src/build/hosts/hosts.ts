import { isKeyOf } from '../../lib/lookUp';
import type { SiteFile } from '../files';
import { type Headers, headersByKind, REVALIDATE } from '../responseHeaders';
import type { Hosting } from './hosting';
import { nginx } from './nginx';

type HeaderRules = readonly (readonly [pattern: string, headers: Headers])[];

/**
 * Header rules by address pattern, in the order in which hosts apply them.
 * @param wildcard for the rest of an address.
 * @param markdown patterns of the addresses of the pages in Markdown.
 */
const headerRules = (
  { headers, documents }: Hosting,
  wildcard: string,
  markdown: readonly string[],
): HeaderRules => [
  [`/${wildcard}`, headers],
  ...documents.map((address) => [address, headersByKind.document] as const),
  ...markdown.map((pattern) => [pattern, headersByKind.markdown] as const),
  [`/assets/${wildcard}`, headersByKind.asset],
];

/**
 * The files that Netlify and Cloudflare Pages read. Both serve `about.html` at `/about` and `404.html` with status 404,
 * compress by themselves, and ask again for what has no `Cache-Control`.
 * @param status of a redirect.
 */
function textFiles(hosting: Hosting, markdown: readonly string[], status: string): readonly SiteFile[] {
  const blocks = headerRules(hosting, '*', markdown).map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  const redirects = hosting.redirects.map(({ from, to }) => `${from} ${to} ${status}\n`);
  return [
    { path: '_headers', contents: blocks.join('') },
    { path: '_redirects', contents: redirects.join('') },
  ];
}

/**
 * Netlify allows a wildcard at the end of a pattern only, so each twin has a rule. It redirects with 301, with an exclamation
 * mark also where a file has the address. It takes an address with a trailing slash for the one without, which the canonical
 * link covers.
 */
const netlify = (hosting: Hosting) => textFiles(hosting, hosting.twins, '301!');

/**
 * Cloudflare Pages redirects `/about/` with 308. It takes 100 rules, and lines of 2,000 characters
 * (https://developers.cloudflare.com/pages/configuration/headers/).
 */
const cloudflare = (hosting: Hosting) => textFiles(hosting, ['/*.md'], '308');

/**
 * Vercel. `cleanUrls` serves `about.html` at `/about`, `trailingSlash` redirects `/about/` with 308. It serves `404.html`
 * with status 404 and compresses by itself. Of several rules for one address the last one sets the header.
 */
function vercel(hosting: Hosting): readonly SiteFile[] {
  const headers = { ...hosting.headers, 'Cache-Control': REVALIDATE };
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: hosting.redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 308 })),
    headers: headerRules({ ...hosting, headers }, '(.*)', ['/(.*\\.md)']).map(([source, values]) => ({
      source,
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
  };
  return [{ path: 'vercel.json', contents: `${JSON.stringify(configuration, undefined, 2)}\n` }];
}

/**
 * The hosts that the build writes a configuration for. GitHub Pages and buckets take no headers and no redirects: the alias
 * has a document with a canonical link there, and every page works without the headers.
 */
const hosts = {
  netlify,
  cloudflare,
  vercel,
  nginx,
  // Without the file, GitHub would leave out files whose name begins with an underscore.
  'github-pages': () => [{ path: '.nojekyll', contents: '' }],
  bucket: () => [],
} satisfies Readonly<Record<string, (hosting: Hosting) => readonly SiteFile[]>>;

/** Hosts that cannot serve the site under a path, beside other sites. */
const rootOnly: readonly (keyof typeof hosts)[] = ['netlify', 'cloudflare', 'vercel'];

/** The values of `--host`. */
export const hostNames: readonly string[] = Object.keys(hosts);

/** @throws Error when there is no host of a name, or when it cannot serve a site under the path. */
export function assertHosts(names: readonly string[], basePath: string): void {
  for (const name of names) {
    if (!isKeyOf(hosts, name)) throw new Error(`--host: got "${name}", wants one of ${hostNames.join(', ')}`);
    if (basePath !== '' && rootOnly.includes(name))
      throw new Error(`--host ${name} serves a site at the root of a domain: leave out BASE_PATH.`);
  }
}

/**
 * The configuration that hosts read, as files below the output folder.
 * @param names none for the build without `--host`: it writes the files of Netlify, which other hosts ignore.
 */
export function hostFiles(hosting: Hosting, names: readonly string[]): readonly SiteFile[] {
  if (names.length > 0) return names.flatMap((name) => (isKeyOf(hosts, name) ? hosts[name](hosting) : []));
  return hosting.basePath === '' ? netlify(hosting) : [];
}
