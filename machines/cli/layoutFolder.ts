import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ELK from 'elkjs';
import type { LayoutEngine } from '../statechart/layout';
import { projectRoot } from './projectRoot';

const FOLDER = join(projectRoot, 'node_modules/.cache/layouts');

const { version }: { readonly version: string } = createRequire(import.meta.url)('elkjs/package.json');

/** Parsed text of a file; undefined if it cannot be read. */
function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * ELK with the layouts of earlier processes: the same graph always has the same layout, and takes ELK longer than to read a
 * file. Several processes may use the same folder.
 */
export function nodeLayouts(folder = FOLDER): LayoutEngine {
  const elk = new ELK();
  return {
    layout: async (graph) => {
      const key = createHash('sha256')
        .update(JSON.stringify([version, graph]))
        .digest('hex');
      const path = join(folder, key);
      const known = read(path);
      if (known) return known as typeof graph;
      const layout = await elk.layout(graph);
      mkdirSync(folder, { recursive: true });
      // Renamed, so that no process reads a part of it.
      writeFileSync(`${path}.${process.pid}`, JSON.stringify(layout));
      renameSync(`${path}.${process.pid}`, path);
      return layout;
    },
  };
}
