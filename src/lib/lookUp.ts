/** The keys of a record, which `Object.keys` widens to strings. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

/** The entries of a record, whose keys `Object.entries` widens to strings. */
export const entriesOf = <Key extends string, Entry>(
  record: Readonly<Record<Key, Entry>>,
): readonly (readonly [Key, Entry])[] => Object.entries(record) as [Key, Entry][];

/** The last segment of a path, which is the key of its content. */
export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether a record has an entry for an untyped key. */
export const isKeyOf = <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  key: string,
): key is Key => Object.hasOwn(record, key);

/**
 * An untyped key as a key of a record.
 * @param source what the error names: the key, or what it was taken from.
 * @throws Error if the record has no such key.
 */
export function keyOf<Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  key: string,
  source = key,
): Key {
  if (!isKeyOf(record, key)) throw new Error(`There is no content for "${source}".`);
  return key;
}

/** The last segment of a path as a key of a record. @throws Error with the path if the record has no such key. */
export const keyFromPath = <Key extends string>(record: Readonly<Record<Key, unknown>>, path: string): Key =>
  keyOf(record, lastSegment(path), path);
