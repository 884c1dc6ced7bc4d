import { useEffect } from 'react';
import { readHash } from '../useHash';
import { encodeLink, type Link } from './link';

/** Wait after a change, in ms: browsers refuse to change an address too often. */
const DELAY_MS = 300;

/** Removes everything but the path from the address of a page. */
export const clearAddress = (path: string): void => window.history.replaceState(null, '', `#/${path}`);

/** Keeps a link in the address of a page, without a new entry in the history. */
export function useAddress(path: string, link: Link): void {
  const text = JSON.stringify(link);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const code = await encodeLink(JSON.parse(text));
      const address = `#/${path}${code === '' ? '' : `?${code}`}`;
      const { hash } = window.location;
      // The event of a navigation comes after the address has changed.
      const isHere = readHash(hash).path === path;
      if (isCurrent && isHere && address !== hash) window.history.replaceState(null, '', address);
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [path, text]);
}
