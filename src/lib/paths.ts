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
