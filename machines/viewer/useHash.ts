import { useSyncExternalStore } from 'react';

/** The address after the last navigation: pages write their state into it, which is no navigation. */
let current = window.location.hash;

const subscribe = (listener: () => void) => {
  const onChange = () => {
    current = window.location.hash;
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

/** The address behind `#/`: the viewer is one document, so that a plain file server can serve it. */
export const useHash = (): Address => readHash(useSyncExternalStore(subscribe, () => current));
