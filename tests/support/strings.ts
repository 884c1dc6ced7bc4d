/** Keys whose values visitors do not read: names of files, pages and kinds. */
const NOT_WORDS: ReadonlySet<string> = new Set([
  ...['kind', 'service', 'related', 'operator', 'id', 'href', 'path', 'image', 'slug', 'date'],
  ...['claimKeys', 'cover'],
]);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of an object that contain text. */
export const wordEntries = (value: object): readonly (readonly [key: string, entry: unknown])[] =>
  Object.entries(value).filter(([key]) => !NOT_WORDS.has(key));

/** Text of a page, which its entry computes when it is needed. */
const isText = (value: unknown): value is () => unknown =>
  typeof value === 'function' && value.name === 'text';

/** All texts in a value of the content, in order. An object that occurs twice is read once. */
export function stringsIn(value: unknown, seen = new Set<object>()): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isText(value)) return stringsIn(value(), seen);
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return wordEntries(value).flatMap(([, entry]) => stringsIn(entry, seen));
}

/** The words of a text as a reader counts them. */
export const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Its sentences as they are written. */
export const rawSentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]["”’)]?)\s+/);

/** Its sentences in lower case and without punctuation, for comparison. */
export const sentencesOf = (text: string): readonly string[] =>
  rawSentencesOf(text)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s]/gu, '')
        .trim()
        .replace(/\s+/g, ' '),
    )
    .filter((sentence) => sentence !== '');
