import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** Decodes a part of an address; returns it unchanged if it is not a valid encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address behind `#/`: the viewer is one document, so that a plain file server can serve it. */
export function useHash(): string {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return decoded(hash.replace(/^#\/?/, ''));
}
