import { resultOf } from '../requestResult';

/** Permissions of files, which only browsers with the File System Access API have; other handles need none. */
interface Permissions {
  readonly queryPermission?: (options: { readonly mode: 'read' }) => Promise<PermissionState>;
  readonly requestPermission?: (options: { readonly mode: 'read' }) => Promise<PermissionState>;
}

const DATABASE = 'statechart-file';
const FILES = 'files';
/** One file for each tab: the session storage of a tab outlives a reload. */
const TAB_KEY = 'followed file';
/** Files that are kept, those of closed tabs included: nothing reports that a tab is closed. */
const KEPT = 20;

async function filesFor(mode: 'readonly' | 'readwrite'): Promise<IDBObjectStore> {
  const request = indexedDB.open(DATABASE);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(FILES));
  return (await resultOf(request)).transaction(FILES, mode).objectStore(FILES);
}

/** Keeps the file of this tab for a reload; a browser that denies storage follows it until then. */
export async function keepFile(handle: FileSystemFileHandle): Promise<void> {
  try {
    // In the order of time.
    const tab = sessionStorage.getItem(TAB_KEY) ?? `${new Date().toISOString()} ${crypto.randomUUID()}`;
    const files = await filesFor('readwrite');
    files.put(handle, tab);
    const tabs = await resultOf(files.getAllKeys());
    for (const old of tabs.slice(0, -KEPT)) files.delete(old);
    sessionStorage.setItem(TAB_KEY, tab);
  } catch (error) {
    console.warn('The file is not followed after a reload.', error);
  }
}

/** Forgets the file of this tab. */
export async function forgetFile(): Promise<void> {
  const tab = sessionStorage.getItem(TAB_KEY);
  if (tab === null) return;
  sessionStorage.removeItem(TAB_KEY);
  await filesFor('readwrite').then(
    (files) => resultOf(files.delete(tab)),
    () => undefined,
  );
}

/** The file that this tab followed before it was reloaded; undefined if there is none. */
export async function keptFile(): Promise<FileSystemFileHandle | undefined> {
  const tab = sessionStorage.getItem(TAB_KEY);
  if (tab === null) return undefined;
  return filesFor('readonly').then(
    (files) => resultOf<FileSystemFileHandle | undefined>(files.get(tab)),
    () => undefined,
  );
}

/** True if a file may be read without a question to the reader. */
export async function mayRead(handle: FileSystemFileHandle & Permissions): Promise<boolean> {
  return (await handle.queryPermission?.({ mode: 'read' })) !== 'prompt';
}

/** Asks the reader for a file again, which needs a press. @returns whether it may be read. */
export async function askToRead(handle: FileSystemFileHandle & Permissions): Promise<boolean> {
  return (await handle.requestPermission?.({ mode: 'read' })) !== 'denied';
}
