/**
 * Short class names. Stitches names a style by six random letters, which do not compress. It also repeats the
 * name of each variant, and lists all names of a sheet before its rules: 0.8 kB of every document.
 * `src/build/shortClassNames.ts` replaces the library's functions with these when it is bundled.
 */

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LENGTH = 3;
/** Initial value of the hash. Change it if two styles have the same name. */
const SEED = 0;

/** FNV-1a with 32 bits, mixed once more, because its lowest digits repeat too often. */
function hash(text: string): number {
  let bits = 0x811c9dc5 ^ SEED;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return (Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d) ^ (bits >>> 12)) >>> 0;
}

const named = new Map<string, string>();

/**
 * The class name of a style, three letters or digits.
 * @throws Error during prerendering if another style has the same name. The browser does not check again.
 */
export function styleName(style: object): string {
  const text = JSON.stringify(style);
  let rest = hash(text);
  let name = '';
  while (name.length < LENGTH) {
    name += ALPHABET[rest % ALPHABET.length];
    rest = Math.floor(rest / ALPHABET.length);
  }
  if (typeof document === 'undefined') {
    if (named.has(name) && named.get(name) !== text)
      throw new Error(`Two styles have the name ${name}. Change SEED in src/theme/classNames.ts.`);
    named.set(name, text);
  }
  return name;
}

/**
 * The classes whose rules a document contains in one group of its sheet, so that Stitches does not insert them
 * again.
 * @param sheet the text of the style element, as `rulesFor` in `src/build/stylesheet.ts` wrote it.
 * @param group number of the group.
 */
export function namesInSheet(sheet: string, group: string): readonly string[] {
  const rules = sheet.split('--sxs{--sxs:').find((text) => text.startsWith(group)) ?? '';
  return [...rules.matchAll(/[{}]\.(c-[\w-]+)/g)].map(([, name = '']) => name);
}
