/**
 * The canonical form of a path: percent-decoded where that is possible, without query, hash, trailing slash or
 * doubled first slash.
 * `/about/?a=1#b` becomes `/about`; a malformed escape stays as it is.
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

/** An item is active when the path equals its path or starts with it followed by a slash (specification, section 2). */
export const isActive = (itemPath: string, path: string): boolean =>
  path === itemPath || path.startsWith(`${itemPath}/`);
