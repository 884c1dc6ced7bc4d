import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const contentFolder = join(import.meta.dirname, '../../src/content');

/** The modules of the content, by their path in its folder. */
export const contentFiles = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

/** Keys whose values visitors do not read: names of files, pages and kinds. */
const NOT_WORDS: ReadonlySet<string> = new Set([
  ...['kind', 'service', 'related', 'operator', 'id', 'href', 'path', 'image', 'slug', 'date'],
  ...['claimKeys', 'cover'],
]);

/** A function that computes the text of its page, such as `text` or `careersText`. Others have parameters. */
const isText = (value: unknown, key: string): value is () => unknown =>
  typeof value === 'function' && value.length === 0 && /text$/i.test(key);

/** All texts in a value of the content, in order. An object that occurs twice is read once. */
function textsIn(value: unknown, seen: Set<object>, key = ''): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isText(value, key)) return textsIn(value(), seen);
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value)
    .filter(([name]) => !NOT_WORDS.has(name))
    .flatMap(([name, entry]) => textsIn(entry, seen, name));
}

export type FileText = readonly [file: string, text: string];

/** Files that only collect the exports of others are read last, so that each text belongs to its own file. */
const isCollection = (file: string) => /(^|\/)index\.ts$/.test(file);

/** All texts with the file that each is written in. */
export async function readContentTexts(): Promise<readonly FileText[]> {
  const seen = new Set<object>();
  const texts: FileText[] = [];
  const inOrder = [...contentFiles].sort((a, b) => Number(isCollection(a)) - Number(isCollection(b)));
  for (const file of inOrder) {
    const module: Readonly<Record<string, unknown>> = await import(join(contentFolder, file));
    for (const text of textsIn({ ...module }, seen)) texts.push([file, text]);
  }
  return texts;
}
