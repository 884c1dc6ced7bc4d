/**
 * npm run shots [-- path ...]: screenshots of all routes, or of those named, at four widths, light and dark, into the
 * ignored folder `shots`. Environment: WIDTHS="360 1280", THEMES="light".
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from './support/chromium.mjs';
import { startSite } from './support/startSite.mjs';
import { renderWholePage } from './support/wholePage.mjs';

const root = join(import.meta.dirname, '..');
const widths = (process.env.WIDTHS ?? '360 768 1280 1680').split(' ').map(Number);
const themes = (process.env.THEMES ?? 'light dark').split(' ');

async function allPaths() {
  const sitemap = await readFile(join(root, 'dist/sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );
  return [...addresses, '/no-such-page'];
}

const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const paths = process.argv.length > 2 ? process.argv.slice(2) : await allPaths();
await mkdir(join(root, 'shots'), { recursive: true });

for (const colorScheme of themes) {
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: width < 768 ? 740 : 800 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    for (const path of paths) {
      await page.goto(site.address + path, { waitUntil: 'load' });
      await renderWholePage(page);
      const name = `${path === '/' ? 'index' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(root, 'shots', name), fullPage: true });
      console.log(`shots/${name}`);
    }
    await page.close();
  }
}
await browser.close();
await site.stop();
