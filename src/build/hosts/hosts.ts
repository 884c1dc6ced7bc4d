import { isKeyOf } from '../../lib/lookUp';
import type { SiteFile } from '../files';
import type { Hosting } from './hosting';
import { cloudflarePages, netlify } from './netlifyAndCloudflare';
import { nginx } from './nginx';
import { vercel } from './vercel';

/**
 * The hosts that the build writes a configuration for. GitHub Pages and buckets take no headers and no redirects: the alias
 * has a document with a canonical link there, and every page works without the headers.
 */
const hosts = {
  netlify,
  cloudflare: cloudflarePages,
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
