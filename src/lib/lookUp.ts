/** The entry of a record under a key that comes from outside the types, a path segment say. @throws Error naming the key. */
export function lookUp<Entry>(record: Readonly<Record<string, Entry | undefined>>, key: string): Entry {
  const entry = Object.hasOwn(record, key) ? record[key] : undefined;
  if (entry === undefined) throw new Error(`There is no content under "${key}".`);
  return entry;
}

/** The last segment of a path: the key of its content. */
export const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether a record has an entry under a key that comes from outside the types. */
export const isKeyOf = <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  key: string,
): key is Key => Object.hasOwn(record, key);

/**
 * The key of a record that a path ends in: its last segment.
 * @throws Error naming the path when the record has no such key.
 */
export function keyOf<Key extends string>(record: Readonly<Record<Key, unknown>>, path: string): Key {
  const slug = slugOf(path);
  if (!isKeyOf(record, slug)) throw new Error(`There is no content for "${path}".`);
  return slug;
}
