import { bucketOf, FIRST_DISPLACEMENT, NAME_COUNT, nameOf } from '../theme/classNames';

/** Names that ad blockers hide. */
const UNUSABLE_NAMES = ['ad'];

/** Displacements up to here are written as characters that need no escape in a string. */
const MOST_DISPLACEMENTS = 40;

/** A larger table finds free names for more styles, and weighs more in the bundle. */
const TABLE_SIZES = [32, 64, 128, 256, 512];

/**
 * A table of one size: the largest buckets choose first, and each takes the first displacement that leads to free names.
 * @returns undefined when a bucket finds none.
 */
function tableOfSize(hashes: readonly number[], size: number): readonly number[] | undefined {
  const buckets = Array.from({ length: size }, (_, place) => ({
    place,
    members: hashes.filter((bits) => bucketOf(bits, size) === place),
  }));
  const taken = new Set(UNUSABLE_NAMES);
  const table: number[] = [];
  for (const { place, members } of buckets.sort((a, b) => b.members.length - a.members.length)) {
    const displacement = Array.from({ length: MOST_DISPLACEMENTS }, (_, index) => index).find((candidate) => {
      const names = new Set(members.map((bits) => nameOf(bits, candidate)));
      return names.size === members.length && ![...names].some((name) => taken.has(name));
    });
    if (displacement === undefined) return undefined;
    table[place] = displacement;
    for (const bits of members) taken.add(nameOf(bits, displacement));
  }
  return table;
}

/**
 * The smallest table with which no two styles have the same name.
 * @param hashes of all styles of the site, each once.
 * @returns one character for each displacement, as `className` reads them.
 * @throws Error when there are too many styles for names of two letters.
 */
export function displacementsFor(hashes: readonly number[]): string {
  for (const size of TABLE_SIZES) {
    const table = tableOfSize(hashes, size);
    if (table) return String.fromCharCode(...table.map((displacement) => FIRST_DISPLACEMENT + displacement));
  }
  throw new Error(
    `No table gives ${hashes.length} styles one of ${NAME_COUNT} names each: allow more letters.`,
  );
}
