import { absoluteAddress } from '../../config/absoluteAddress';
import type { BlogPost } from '../../content/posts/types';
import { slugify } from '../../lib/slugify';
import { notFoundRoute } from '../../routes/table';
import type { Route } from '../../routes/types';

/** The public address of the page that search engines should list for a route. */
export const canonicalAddress = ({ path, canonical }: Route): string => absoluteAddress(canonical ?? path);

/** Path of the Markdown twin of a page: `/about.md` for `/about`, `/index.md` for `/`. */
export const markdownPath = (path: string): string => `${path === '/' ? '/index' : path}.md`;

export const postAddress = ({ path, title }: BlogPost): string =>
  absoluteAddress(`${path}#${slugify(title)}`);

/** Whether a route is in lists and files for crawlers: all but the not-found page are. */
export const isListed = (route: Route): boolean => route !== notFoundRoute;

export const feedPath = '/atom.xml';

/** Paths of the icons, which are files in `public`. Phones and crawlers request the first two even without a link. */
export const icons = {
  ico: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  svg: '/favicon.svg',
} as const;
