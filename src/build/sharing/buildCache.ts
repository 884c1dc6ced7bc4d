import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of files that are expensive to make. The name of each contains a hash of everything it is made from. */
export interface BuildCache {
  /** Makes the file unless it exists. @returns its path. */
  readonly path: (name: string, make: () => Promise<Uint8Array> | Uint8Array) => Promise<string>;
}

/** @param folder below `node_modules/.cache`; it may be removed at any time. */
export function buildCache(folder: string): BuildCache {
  return {
    path: async (name, make) => {
      const path = join(folder, name);
      const exists = await access(path).then(
        () => true,
        () => false,
      );
      if (!exists) {
        await mkdir(folder, { recursive: true });
        // Renamed when it is complete: another build may read the folder at the same time.
        const unfinished = `${path}.${process.pid}`;
        await writeFile(unfinished, await make());
        await rename(unfinished, path);
      }
      return path;
    },
  };
}
