import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Launch } from './browser';

/** The Firefox to test with: `FIREFOX_PATH`, else the system's; undefined without one. */
export const findFirefox = (): string | undefined =>
  [
    process.env.FIREFOX_PATH ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((path) => existsSync(path));

/** 2: the colors of the user on every page, as forced colors. The scheme follows from the background. */
const ownColors = { 'browser.display.document_color_use': 2, 'browser.display.use_system_colors': false };
const preferences = {
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
export const launchFirefox: Launch = async (forcedColors) => {
  const home = await mkdtemp(join(tmpdir(), 'firefox-'));
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    env: { ...process.env, HOME: home },
    extraPrefsFirefox: forcedColors ? preferences[forcedColors] : {},
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
    reload: async () => {
      await page.reload({ waitUntil: 'load' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    call: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument) ?? 'undefined'})`),
    point: async ({ x, y }, action) => {
      if (action === 'click') return page.mouse.click(x, y);
      await page.mouse.move(x, y);
      if (!action) return;
      await page.mouse.down();
      await page.mouse.move(action.dragTo.x, action.dragTo.y, { steps: 8 });
      await page.mouse.up();
    },
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      if (modifier) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    picture: async (area) => {
      // Puppeteer counts from the top of the document.
      const [left, top] = await page.evaluate(() => [scrollX, scrollY] as const);
      return Buffer.from(await page.screenshot({ clip: { ...area, x: area.x + left, y: area.y + top } }));
    },
    errors: async () => errors,
    close: async () => {
      await firefox.close();
      await rm(home, { recursive: true, force: true });
    },
  };
};
