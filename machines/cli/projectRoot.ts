import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const nearestProject = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || dirname(folder) === folder
    ? folder
    : nearestProject(dirname(folder));

/** Folder of the project, from wherever a command runs. This module may be bundled into `node_modules/.cache`. */
export const projectRoot = nearestProject(import.meta.dirname);
