import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, inflateSync } from 'node:zlib';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Browser, BrowserOptions, Point } from './browser';

const PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The Firefox to test with: `FIREFOX_PATH`, else the system's; undefined without one. */
export const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH ?? '', ...PATHS].find((path) => existsSync(path));

const DRAG_STEPS = 8;

/** Counts the page objects of a PDF, which are in compressed streams (PDF 1.5, object streams). */
function countPages(pdf: Uint8Array): number {
  const file = Buffer.from(pdf);
  const text = [...file.toString('latin1').matchAll(/stream\r?\n/g)].map(({ index, 0: keyword }) => {
    try {
      return inflateSync(file.subarray(index + keyword.length), {
        finishFlush: constants.Z_SYNC_FLUSH,
      }).toString('latin1');
    } catch {
      return '';
    }
  });
  return [file.toString('latin1'), ...text].join('').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** 2: the reader's colors on every page, which is what forced colors are. The scheme follows from the background. */
const ownColors = { 'browser.display.document_color_use': 2, 'browser.display.use_system_colors': false };
const forcedColorPreferences = {
  light: ownColors,
  dark: {
    ...ownColors,
    'browser.display.background_color': '#000000',
    'browser.display.foreground_color': '#ffffff',
    'browser.anchor_color': '#8080ff',
    'browser.visited_color': '#8080ff',
  },
} as const;

/** Opens a window of Firefox over WebDriver BiDi, with an empty profile and home folder. */
export async function launchFirefox({ forcedColors }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is not installed.');
  const home = await mkdtemp(join(tmpdir(), 'firefox-'));
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: {
      ...(forcedColors ? forcedColorPreferences[forcedColors] : {}),
    },
  });
  // The first tab does not get the focus, without which Enter presses no button.
  const page = await firefox.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    errors.push(`page: ${error instanceof Error ? error.message : String(error)}`);
  });

  return {
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    startLoading: async (address) => {
      await page.goto(address, { waitUntil: [] });
    },
    back: async () => {
      await page.goBack({ waitUntil: [] });
    },
    forward: async () => {
      await page.goForward({ waitUntil: [] });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'load' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    call: (expression, argument) =>
      page.evaluate(`(${expression})(${JSON.stringify(argument) ?? 'undefined'})`),
    move: ({ x, y }: Point) => page.mouse.move(x, y),
    click: ({ x, y }: Point) => page.mouse.click(x, y),
    drag: async ([from, to]) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: DRAG_STEPS });
      await page.mouse.up();
    },
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key satisfies KeyInput);
      if (modifier) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    picture: async (area) => {
      // Puppeteer counts from the top of the document.
      const [left, top] = await page.evaluate(() => [scrollX, scrollY] as const);
      return Buffer.from(await page.screenshot({ clip: { ...area, x: area.x + left, y: area.y + top } }));
    },
    printedPages: async () => countPages(await page.pdf()),
    errors: async () => errors,
    close: async () => {
      await firefox.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
