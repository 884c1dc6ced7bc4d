import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, posix, relative, resolve, sep } from 'node:path';
import { type ReadMachine, type ReadOptions, type ReadText, readText } from '../statechart/read';
import { failureText } from './problems';

/** Text of a file; undefined if there is none. */
type LoadText = (path: string) => string | undefined;

const fromDisk: LoadText = (path) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined;

/** Nearest folder above a path that exists now; a revision may have others. */
function existingFolder(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) || folder === path ? folder : existingFolder(folder);
}

/** Reads files of a git revision, of the repository around the file. */
const fromRevision =
  (revision: string): LoadText =>
  (path) => {
    const cwd = existingFolder(resolve(path));
    const file = relative(cwd, resolve(path)).replaceAll(sep, '/');
    try {
      return execFileSync('git', ['show', `${revision}:./${file}`], {
        cwd,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return undefined;
    }
  };

/** Paths that an import may mean: TypeScript files are imported with the ending of JavaScript, or with none. */
const candidates = (path: string): readonly string[] => {
  const stem = path.replace(/\.[cm]?jsx?$/, '');
  const endings = [
    '.ts',
    '.tsx',
    '.mts',
    '.js',
    '.jsx',
    '.mjs',
    '.cjs',
    '.cts',
    '.json',
    '/index.ts',
    '/index.tsx',
    '/index.js',
  ];
  return [path, ...endings.map((ending) => `${stem}${ending}`)];
};

/** Follows relative imports; those of packages are left out. */
const importer =
  (loadText: LoadText): NonNullable<ReadOptions['importFile']> =>
  (specifier, from) => {
    if (!specifier.startsWith('.') || from === undefined) return undefined;
    for (const file of candidates(posix.join(dirname(from), specifier))) {
      const text = loadText(file);
      if (text !== undefined) return { file, text };
    }
    return undefined;
  };

/** Divides `main:src/door.ts` into revision and path; a path of a file that exists has no revision. */
function sourceOf(source: string): { readonly path: string; readonly loadText: LoadText } {
  const [, revision, path] = /^([^:]{2,}):(.+)$/.exec(source) ?? [];
  if (revision === undefined || path === undefined || fromDisk(source) !== undefined) {
    return { path: source, loadText: fromDisk };
  }
  return { path, loadText: fromRevision(revision) };
}

/**
 * Machines of a file, or of a git revision of it.
 * @param source path, or revision and path: `HEAD~1:src/door.machine.ts`.
 * @throws ReadError with the position of what cannot be parsed; Error without the file.
 */
export function machinesOf(source: string): ReadText {
  const { path, loadText } = sourceOf(source);
  const text = loadText(path);
  if (text === undefined) throw new Error(`There is no file ${source}.`);
  return readText(text, { file: path, importFile: importer(loadText) });
}

/**
 * The machine with a name or an id, or the only one.
 * @throws Error that lists the machines, and those that cannot be read with their positions.
 */
export function chosenMachine(source: string, name: string | undefined): ReadMachine {
  const { machines, unread } = machinesOf(source);
  const names = machines.map((read) => read.name).join(', ');
  if (name !== undefined) {
    const found =
      machines.find((read) => read.name === name) ?? machines.find(({ machine }) => machine.id === name);
    if (found) return found;
    const failed = unread.find((other) => other.name === name);
    throw failed?.error ?? new Error(`There is no machine "${name}". Known: ${names}`);
  }
  const [only, ...others] = machines;
  if (only && others.length === 0 && unread.length === 0) return only;
  const choice = only ? [`${source} has several machines. Choose with --machine: ${names}`] : [];
  throw new Error([...choice, ...unread.map(({ error }) => failureText(error))].join('\n'));
}
