/**
 * Class names of two letters. Stitches names a style by six letters that no compression shortens, repeats the name for each
 * variant, and lists all names of a sheet in front of its rules: together 1.2 kB of every document.
 * `src/build/shortClassNames.ts` puts these functions into the library when it is bundled.
 *
 * A name depends on its style alone, so that the build and every browser give the same one, in whatever order they meet the
 * styles. It is a perfect hash (hash and displace): the hash of a style chooses a displacement from a table, and both
 * together choose the name. The build fills the table so that no two styles of the site share a name
 * (`src/build/displacements.ts`). Therefore a style must not contain the name of another class, as `${Component}` in a
 * selector would.
 */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** How many names there are. */
export const NAME_COUNT = LETTERS.length ** 2;

/** The first character of a table of displacements means 0, the next 1. */
export const FIRST_DISPLACEMENT = 48;

/**
 * The table: one character for each displacement. Empty on the development server and while the build collects the styles;
 * names are long then.
 */
declare const __DISPLACEMENTS__: string;

/** The 32 bits of FNV-1a. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return bits >>> 0;
}

/** Spreads bits that differ little over all 32 places (the last step of MurmurHash3). */
function mix(bits: number): number {
  const half = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  return (half ^ (half >>> 13)) >>> 0;
}

/** The place in a table of displacements that decides about a hash. */
export const bucketOf = (bits: number, size: number): number => mix(bits) % size;

/** The name of a hash under a displacement. */
export function nameOf(bits: number, displacement: number): string {
  const number = mix(bits + Math.imul(displacement + 1, 0x9e3779b1)) % NAME_COUNT;
  return `${LETTERS[Math.floor(number / LETTERS.length)]}${LETTERS[number % LETTERS.length]}`;
}

/** The hash of each class that has been named. */
const hashes = new Map<string, number>();

/** The hashes of all classes that have been named. */
export const namedHashes = (): readonly number[] => [...hashes.values()];

function nameOfHash(bits: number): string {
  const table = __DISPLACEMENTS__;
  if (table === '') return `s${bits.toString(36)}`;
  return nameOf(bits, table.charCodeAt(bucketOf(bits, table.length)) - FIRST_DISPLACEMENT);
}

/**
 * The name of the class of a style.
 * @param owner the class that the style is a variant of; empty for a style of its own.
 * @throws Error in Node, when another style has the name. The browser does not check again.
 */
export function className(style: object, owner = ''): string {
  const bits = hash(`${hashes.get(owner) ?? ''}${JSON.stringify(style)}`);
  const name = nameOfHash(bits);
  if (typeof document === 'undefined' && (hashes.get(name) ?? bits) !== bits)
    throw new Error(`Two styles have the name ${name}; one is ${JSON.stringify(style)}`);
  hashes.set(name, bits);
  return name;
}

/**
 * The name of keyframes, of a theme or of global styles, which follow a prefix. It depends on no table, because styles
 * contain the names of their keyframes.
 */
export const prefixedName = (style: object): string => (hash(JSON.stringify(style)) % 36 ** 3).toString(36);

/** Names the variants of a style when it is made, so that the build knows those that no document shows as well. */
export function nameVariants(
  owner: string,
  variants: readonly (readonly [match: unknown, style: object])[],
): void {
  for (const [, style] of variants) className(style, owner);
}

/**
 * The classes whose rules a document brings in one group of its sheet, so that Stitches does not insert them again.
 * @param sheet the text of the style element, as `rulesFor` in `src/build/stylesheet.ts` wrote it.
 * @param group number of the group.
 */
export function namesInSheet(sheet: string, group: string): readonly string[] {
  const rules = sheet.split('--sxs{--sxs:').find((text) => text.startsWith(group)) ?? '';
  return [...rules.matchAll(/[{}]\.([\w-]+)/g)].map(([, name = '']) => name);
}
