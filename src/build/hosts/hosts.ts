import type { SiteFile } from '../files';
import { cloudflarePages } from './cloudflarePages';
import type { Hosting } from './hosting';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { vercel } from './vercel';

interface Host {
  readonly files: (hosting: Hosting) => readonly SiteFile[];
  /** The host can serve the site under a path, beside other sites. */
  readonly takesBasePath: boolean;
}

/**
 * The hosts that the build writes a configuration for. GitHub Pages and buckets take no headers and no redirects: the alias
 * has a document with a canonical link there, and every page works without the headers.
 */
const hosts: Readonly<Record<string, Host>> = {
  netlify: { files: netlify, takesBasePath: false },
  cloudflare: { files: cloudflarePages, takesBasePath: false },
  vercel: { files: vercel, takesBasePath: false },
  nginx: { files: nginx, takesBasePath: true },
  // Without the file, GitHub would leave out files whose name begins with an underscore.
  'github-pages': { files: () => [{ path: '.nojekyll', contents: '' }], takesBasePath: true },
  bucket: { files: () => [], takesBasePath: true },
};

/** The values of `--host`. */
export const hostNames: readonly string[] = Object.keys(hosts);

/** @throws Error when there is no host of a name, or when it cannot serve a site under the path. */
export function assertHosts(names: readonly string[], basePath: string): void {
  for (const name of names) {
    const host = hosts[name];
    if (!host) throw new Error(`--host: got "${name}", wants one of ${hostNames.join(', ')}`);
    if (basePath !== '' && !host.takesBasePath)
      throw new Error(`--host ${name} serves a site at the root of a domain: leave out BASE_PATH.`);
  }
}

/**
 * The configuration that hosts read, as files below the output folder.
 * @param names none for the build without `--host`: it writes the files of Netlify, which other hosts ignore.
 */
export function hostFiles(hosting: Hosting, names: readonly string[]): readonly SiteFile[] {
  if (names.length > 0) return names.flatMap((name) => hosts[name]?.files(hosting) ?? []);
  return hosting.basePath === '' ? netlify(hosting) : [];
}
