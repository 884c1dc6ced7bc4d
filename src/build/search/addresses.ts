import { absoluteAddress } from '../../config/absoluteAddress';
import { notFoundRoute } from '../../routes/table';
import type { Route } from '../../routes/types';

/** The public address of a path of the site. */
export const absolute = absoluteAddress;

/** The public address of the page that search engines should list for a route. */
export const canonicalAddress = ({ path, canonical }: Route): string => absolute(canonical ?? path);

/** Path of the Markdown twin of a page: `/about.md` for `/about`, `/index.md` for `/`. */
export const markdownPath = (path: string): string => `${path === '/' ? '/index' : path}.md`;

/** Whether a route is in lists and files for crawlers: all but the not-found page are. */
export const isListed = (route: Route): boolean => route !== notFoundRoute;

export const feedPath = '/atom.xml';

/**
 * The `Link` header of a path (RFC 8288): a document names its Markdown twin, and the twin names the document, so that
 * search engines list the document only. Undefined for every other path.
 * @param paths the paths of all documents but the not-found page.
 */
export function linkHeader(path: string, paths: readonly string[]): string | undefined {
  if (paths.includes(path)) return `<${markdownPath(path)}>; rel="alternate"; type="text/markdown"`;
  const document = paths.find((candidate) => markdownPath(candidate) === path);
  return document === undefined ? undefined : `<${absolute(document)}>; rel="canonical"`;
}
