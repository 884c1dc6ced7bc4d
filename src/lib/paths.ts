/**
 * The canonical form of a path: percent-decoded where possible, without query, hash, trailing slash or doubled
 * first slash. `/about/?a=1#b` becomes `/about`; a malformed escape is not changed.
 */
export function normalisePath(path: string): string {
  const bare =
    path
      .replace(/[?#].*$/s, '')
      .replace(/^\/+/, '/')
      .replace(/\/+$/, '') || '/';
  try {
    return decodeURI(bare);
  } catch {
    return bare;
  }
}

/** Whether an item is active: the path is the item's path, or starts with it followed by a slash. */
export const isActive = (itemPath: string, path: string): boolean =>
  path === itemPath || path.startsWith(`${itemPath}/`);

/** `page` on the item's own page, `true` on its descendants, otherwise undefined. */
export function ariaCurrent(itemPath: string, path: string): 'page' | 'true' | undefined {
  if (itemPath === path) return 'page';
  return isActive(itemPath, path) ? 'true' : undefined;
}
