import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { owner } from '../../config/owner';
import { home } from '../../content/pages/home';
import { addressOf } from '../../lib/addresses';
import { colors } from '../../theme/tokens';
import type { PictureFile, SiteFile } from '../siteFile';
import type { BuildCache } from './buildCache';
import { icons, maskable, maskableSizes } from './iconPaths';

const icoSize = 32;
const touchSize = 180;

/** A system may cut a maskable icon to a circle of 80% of its size (W3C Web Application Manifest, icon masks). */
const SAFE_ZONE = 0.8;
/** Side of a square inside that circle. */
const GLYPH_SHARE = SAFE_ZONE * Math.SQRT1_2;

/** The drawing of `favicon.svg` in the middle of a square of paper. */
function onPaper(favicon: string, size: number): string {
  const side = size * GLYPH_SHARE;
  const edge = (size - side) / 2;
  const glyph = favicon.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${colors.paper}"/>${glyph}</svg>`;
}

const render = (svg: string, size: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** An ICO file that contains one PNG. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  const ICON = 1;
  header.writeUInt16LE(ICON, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/**
 * The icons as pictures, drawn from `public/favicon.svg`.
 * @param root the folder of the project.
 */
export async function drawIcons(root: string, cache: BuildCache): Promise<readonly PictureFile[]> {
  const favicon = await readFile(join(root, 'public', icons.svg), 'utf8');
  const files = [
    { address: icons.ico, make: () => ico(render(favicon, icoSize), icoSize) },
    { address: icons.touch, make: () => render(onPaper(favicon, touchSize), touchSize) },
    ...maskableSizes.map((size) => ({
      address: maskable(size),
      make: () => render(onPaper(favicon, size), size),
    })),
  ];
  const hash = createHash('sha256').update(favicon).update(colors.paper).digest('hex').slice(0, 32);
  return Promise.all(
    files.map(async ({ address, make }) => ({
      path: address.slice(1),
      bytes: await readFile(await cache.path(`icon-${hash}-${address.slice(1)}`, make)),
    })),
  );
}

/** The web app manifest. The site stays in the browser: it offers nothing to install. */
export function manifest(): SiteFile {
  const content = {
    name: owner.SITE_NAME,
    short_name: owner.SITE_NAME,
    description: home.description,
    start_url: addressOf('/'),
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [
      { src: addressOf(icons.svg), sizes: 'any', type: 'image/svg+xml' },
      ...maskableSizes.map((size) => ({
        src: addressOf(maskable(size)),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      })),
    ],
  };
  return { path: icons.manifest.slice(1), text: `${JSON.stringify(content, undefined, 2)}\n` };
}
