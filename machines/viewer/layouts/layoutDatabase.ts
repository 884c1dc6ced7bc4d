import type { LayoutStore } from '../../statechart/layout';
import { resultOf } from '../requestResult';

const PREFIX = 'statechart-layouts ';
const LAYOUTS = 'layouts';
const BY_TIME = 'time';

/** Number of layouts that are kept, of 5 kB each; the machines of the site need 120 for one shape of the window. */
export const LAYOUT_LIMIT = 1_000;

/** After this time in ms, a database that does not open counts as denied. */
const OPEN_TIMEOUT_MS = 5_000;

interface StoredLayout {
  readonly text: string;
  /** When it was written, in ms since 1970. */
  readonly time: number;
}

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(LAYOUTS).createIndex(BY_TIME, 'time' satisfies keyof StoredLayout);
  });
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`The database ${name} does not open.`)), OPEN_TIMEOUT_MS);
  });
  const database = await Promise.race([resultOf(request), timeout]);
  // A page with another version deletes the database.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** Deletes the databases of other versions. */
async function deleteOthers(name: string): Promise<void> {
  for (const { name: other = name } of await indexedDB.databases()) {
    if (other.startsWith(PREFIX) && other !== name) indexedDB.deleteDatabase(other);
  }
}

/**
 * Keeps layouts in the browser, and forgets the oldest first. IndexedDB reads many short texts in a fraction of the time
 * that Cache Storage needs. Where the browser denies it, everything rejects.
 */
export function layoutDatabase(version: string): LayoutStore {
  const name = PREFIX + version;
  let opened: Promise<IDBDatabase> | undefined;
  const layoutsFor = async (mode: 'readonly' | 'readwrite') => {
    if (!opened) {
      opened = openDatabase(name);
      opened.then(() => deleteOthers(name)).catch(() => undefined);
    }
    return (await opened).transaction(LAYOUTS, mode).objectStore(LAYOUTS);
  };
  return {
    read: async (key) => {
      const layouts = await layoutsFor('readonly');
      const stored: StoredLayout | undefined = await resultOf(layouts.get(key));
      return stored?.text;
    },
    write: async (key, text) => {
      const layouts = await layoutsFor('readwrite');
      layouts.put({ text, time: Date.now() } satisfies StoredLayout, key);
      const surplus = (await resultOf(layouts.count())) - LAYOUT_LIMIT;
      if (surplus <= 0) return;
      const oldest = await resultOf(layouts.index(BY_TIME).getAllKeys(null, surplus));
      for (const old of oldest) layouts.delete(old);
    },
  };
}
