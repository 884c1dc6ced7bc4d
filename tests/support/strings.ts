/** Keys whose values are not read by visitors: names of files, pages and kinds. */
const NOT_WORDS: ReadonlySet<string> = new Set([
  ...['kind', 'service', 'related', 'operator', 'id', 'href', 'path', 'image', 'slug', 'date'],
  'claimKeys',
  'cover',
]);

/** Every text in a value of the content, in its order. An object that is met again is not read again. */
export function stringsIn(value: unknown, seen = new Set<object>()): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value)
    .filter(([key]) => !NOT_WORDS.has(key))
    .flatMap(([, entry]) => stringsIn(entry, seen));
}

/** The words of a text as a reader counts them. */
export const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Its sentences, in lower case and without marks, so that two that say the same are the same. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s]/gu, '')
        .trim()
        .replace(/\s+/g, ' '),
    )
    .filter((sentence) => sentence !== '');
