import { isActive } from '../../lib/paths';

/** `page` on the item's own page, `true` on its descendants, otherwise undefined. */
export function ariaCurrent(itemPath: string, path: string): 'page' | 'true' | undefined {
  if (itemPath === path) return 'page';
  return isActive(itemPath, path) ? 'true' : undefined;
}
