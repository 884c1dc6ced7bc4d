import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { LATIN_CHARACTERS } from '../fontRanges';
import type { BuildCache } from './buildCache';

/** Name of the display face in a drawing. */
export const DISPLAY = 'Familjen Grotesk';

interface CardFont {
  readonly file: string;
  /** The renderer draws a variable font at its default weight only, so the weight is fixed here. */
  readonly variationAxes: Readonly<Record<string, number>>;
}

const fonts: readonly CardFont[] = [
  {
    file: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    variationAxes: { wght: 550 },
  },
];

/**
 * The fonts of the cards as TrueType files, the format that the renderer reads.
 * @param root the folder of the project.
 * @returns the paths of the files.
 */
export async function cardFonts(root: string, cache: BuildCache): Promise<string[]> {
  const { resolve } = createRequire(join(root, 'package.json'));
  return Promise.all(
    fonts.map(async ({ file, variationAxes }) => {
      const font = await readFile(resolve(file));
      const hash = createHash('sha256').update(font).update(JSON.stringify(variationAxes)).digest('hex');
      return cache.path(`${hash.slice(0, 16)}.ttf`, () =>
        subsetFont(font, LATIN_CHARACTERS, { targetFormat: 'sfnt', variationAxes }),
      );
    }),
  );
}
