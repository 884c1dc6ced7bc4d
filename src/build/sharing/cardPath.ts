import { owner } from '../../config/owner';
import { breadcrumbs } from '../../routes/navigation';
import type { Route } from '../../routes/types';

/** The size in px that networks show without cropping. */
export const CARD = { width: 1200, height: 630 } as const;

/** Address of a route's card below the site. */
export const cardPath = ({ path }: Route): string => `/cards${path === '/' ? '/index' : path}.png`;

/** The name beside the title of a card: the section, or the host of the site where the page is in none. */
export function cardLabel(route: Route): string {
  const [, parent] = breadcrumbs(route);
  return parent === undefined || parent === route ? new URL(owner.SITE_URL).host : parent.name;
}

/** The text alternative of a card: everything that is written on it. */
export const cardAlternative = (route: Route): string =>
  `${owner.SITE_NAME}, ${cardLabel(route)}: ${route.title}`;
