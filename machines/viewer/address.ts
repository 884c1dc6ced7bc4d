import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';

const linkSchema = v.object({
  /** Index of the start. */
  start: v.optional(v.number()),
  /** Events and simulated ms since the start. */
  changes: v.optional(
    v.array(
      v.union([
        v.strictObject({ event: v.looseObject({ type: v.string() }) }),
        v.strictObject({ ms: v.pipe(v.number(), v.minValue(0)) }),
      ]),
    ),
  ),
  /** Index of the selected entry of the trace. */
  moment: v.optional(v.number()),
});

/** What the address of a page keeps, beside its path. */
export type Link = v.InferOutput<typeof linkSchema>;

/** Code for an address; empty if nothing differs from the page as it opens. */
export const encodeLink = (link: Link): string =>
  Object.values(link).every((value) => value === undefined) ? '' : encodeURIComponent(JSON.stringify(link));

/** Link of a code; an empty one for a code that is damaged. */
export function decodeLink(code: string): Link {
  try {
    return code === '' ? {} : v.parse(linkSchema, JSON.parse(decodeURIComponent(code)));
  } catch {
    return {};
  }
}

interface Address {
  readonly path: string;
  readonly code: string;
}

/** Reads the address behind `#/`: the viewer is one document, so that a plain file server can serve it. */
function readHash(hash: string): Address {
  const [path = '', code = ''] = hash.replace(/^#\/?/, '').split('?');
  return { path, code };
}

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

/** The address, with a number for each visit: a link to the same page opens it from the beginning. */
export function useAddress(): Address & { readonly visit: number } {
  const { hash, visit } = useSyncExternalStore(subscribe, () => current);
  return { ...readHash(hash), visit };
}

/** Keeps a link in the address of a page, without a new entry in the history. */
export function useLink(path: string, link: Link): void {
  const code = encodeLink(link);
  useEffect(() => {
    const address = `#/${path}${code === '' ? '' : `?${code}`}`;
    const { hash } = window.location;
    // The event of a navigation comes after the address has changed.
    const { path: shown } = readHash(hash);
    if ((shown === path || (shown === '' && code !== '')) && address !== hash) {
      window.history.replaceState(null, '', address);
    }
  }, [path, code]);
}
