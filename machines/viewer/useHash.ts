import { useSyncExternalStore } from 'react';

/** The last navigation, with its number: pages write their state into the address, which is no navigation. */
let current = { hash: window.location.hash, visit: 0 };

const subscribe = (listener: () => void) => {
  const onChange = () => {
    current = { hash: window.location.hash, visit: current.visit + 1 };
    listener();
  };
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** Decodes a part of an address; returns it unchanged if it is not a valid encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

interface Address {
  readonly path: string;
  readonly code: string;
}

/** Reads the address behind `#/`. */
export function readHash(hash: string): Address {
  const [path = '', code = ''] = hash.replace(/^#\/?/, '').split('?');
  return { path: decoded(path), code };
}

/**
 * The address behind `#/`: the viewer is one document, so that a plain file server can serve it.
 * @returns the address, with a number for each visit: a link to the same page opens it from the beginning.
 */
export function useHash(): Address & { readonly visit: number } {
  const { hash, visit } = useSyncExternalStore(subscribe, () => current);
  return { ...readHash(hash), visit };
}
