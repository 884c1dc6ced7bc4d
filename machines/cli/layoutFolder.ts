import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ELK from 'elkjs';
import { type LayoutEngine, type LayoutStore, storedLayouts } from '../statechart/layout';
import { projectRoot } from './projectRoot';

const FOLDER = join(projectRoot, 'node_modules/.cache/layouts');
/** Size of the folder after each first write of a process, in bytes. */
const LIMIT = 32_000_000;

const { version }: { readonly version: string } = createRequire(import.meta.url)('elkjs/package.json');

/** Removes the oldest files of a folder, until the others have at most this size together. */
function trim(folder: string, limit: number): void {
  const files = readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    // Another process may have removed it.
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats ? [{ path, size: stats.size, writtenMs: stats.mtimeMs }] : [];
  });
  let total = 0;
  for (const { path, size } of files.toSorted((one, other) => other.writtenMs - one.writtenMs)) {
    total += size;
    if (total > limit) rmSync(path, { force: true });
  }
}

/**
 * Keeps layouts as files. Several processes may use the same folder.
 * @param limit size of the folder in bytes: the first write removes the oldest files beyond it.
 */
export function layoutFolder(folder: string, limit = LIMIT): LayoutStore {
  let isTrimmed = false;
  return {
    read: async (key) => readFileSync(join(folder, key), 'utf8'),
    write: async (key, text) => {
      if (!isTrimmed) {
        mkdirSync(folder, { recursive: true });
        trim(folder, limit);
      }
      isTrimmed = true;
      // Renamed, so that no process reads a part of it.
      const part = join(folder, `${key}.${process.pid}`);
      writeFileSync(part, text);
      renameSync(part, join(folder, key));
    },
  };
}

/** ELK in the same thread, with the layouts of earlier processes. It loads with the first layout that is not in the folder. */
export function nodeLayouts(folder = FOLDER): LayoutEngine {
  let elk: LayoutEngine | undefined;
  const engine: LayoutEngine = {
    layout: (graph) => {
      elk ??= new ELK();
      return elk.layout(graph);
    },
  };
  return storedLayouts(engine, layoutFolder(folder), version);
}
