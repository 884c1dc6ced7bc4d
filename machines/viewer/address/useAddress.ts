import { useEffect } from 'react';
import { readHash } from '../useHash';
import { encodeLink, type Link } from './link';

/** Wait after a change, in ms: browsers refuse to change an address too often. */
const DELAY_MS = 300;

/** Keeps a link in the address of a page, without a new entry in the history. */
export function useAddress(path: string, link: Link): void {
  const code = encodeLink(link);
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = `#/${path}${code === '' ? '' : `?${code}`}`;
      const { hash } = window.location;
      // The event of a navigation comes after the address has changed.
      const { path: current } = readHash(hash);
      if ((current === path || (current === '' && code !== '')) && address !== hash) {
        window.history.replaceState(null, '', address);
      }
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [path, code]);
}
