import { execFile } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { BuildCache } from '../sharing/buildCache';

const CONTENT = 'src/content';
/** A change here changes every page that states a price. */
const PRICES = `${CONTENT}/pricing.ts`;

/** A line of the content, and when it was last changed. */
export interface ContentLine {
  readonly file: string;
  readonly text: string;
  /** Seconds since 1970. */
  readonly time: number;
}

const execute = promisify(execFile);

async function git(root: string, ...options: readonly string[]): Promise<string> {
  const { stdout } = await execute('git', [...options], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** Reads what `git blame --line-porcelain` prints: for each line a header with its time, then a tab and the line. */
export function readBlame(file: string, output: string): readonly ContentLine[] {
  const lines: ContentLine[] = [];
  let time = 0;
  for (const line of output.split('\n')) {
    if (line.startsWith('committer-time ')) time = Number(line.slice('committer-time '.length));
    if (line.startsWith('\t')) lines.push({ file, text: line.slice(1), time });
  }
  return lines;
}

async function blameAll(root: string): Promise<readonly ContentLine[]> {
  const files = (await git(root, 'ls-files', CONTENT)).trim().split('\n');
  const blamed: ContentLine[][] = [];
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      blamed.push([...readBlame(file, await git(root, 'blame', '--line-porcelain', 'HEAD', '--', file))]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return blamed.flat();
}

/**
 * Every line of the content with the time of its last commit.
 * @param root the folder of the project.
 * @returns undefined where the history is missing (an archive without it) or cut off (a shallow clone, whose first commit
 * seems to have written everything): no date is better than a wrong one.
 */
export async function contentHistory(
  root: string,
  cache: BuildCache,
): Promise<readonly ContentLine[] | undefined> {
  const facts = await git(root, 'rev-parse', '--show-toplevel', '--is-shallow-repository', 'HEAD').catch(
    () => '',
  );
  const [top = '', isShallow, head] = facts.trim().split('\n');
  // The project may be unpacked inside the repository of another one.
  if (isShallow !== 'false' || (await realpath(top)) !== (await realpath(root))) return undefined;
  const path = await cache.path(`history-${head}.json`, async () =>
    Buffer.from(JSON.stringify(await blameAll(root))),
  );
  return JSON.parse(await readFile(path, 'utf8'));
}

/** Shorter texts, a label say, stand on many pages and say nothing about one. */
const SHORTEST = 20;

/** The sentences that a line of source contains. */
function sentencesIn(line: string): readonly string[] {
  const literals = [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)].map(
    ([, text, template]) => text ?? template ?? '',
  );
  return literals
    .flatMap((literal) => literal.replaceAll("\\'", "'").split(/\$\{[^}]*\}/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= SHORTEST);
}

const PRICE = /\$[\d,]+\/month/;

/**
 * When a page last changed: the latest change of a sentence that it shows, or of a price.
 * @param text of the page, with its title and description.
 * @returns a day such as `2026-05-12`; undefined where the content has no history.
 */
export function lastModifiedFrom(
  history: readonly ContentLine[] | undefined,
): (text: string) => string | undefined {
  if (history === undefined) return () => undefined;
  const dated = history.map(({ file, text, time }) => ({ file, time, sentences: sentencesIn(text) }));
  return (text) => {
    const hasPrice = PRICE.test(text);
    const times = dated
      .filter(
        ({ file, sentences }) =>
          (hasPrice && file === PRICES) || sentences.some((sentence) => text.includes(sentence)),
      )
      .map(({ time }) => time);
    return times.length === 0 ? undefined : new Date(Math.max(...times) * 1000).toISOString().slice(0, 10);
  };
}
