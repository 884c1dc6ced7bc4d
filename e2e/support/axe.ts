import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { contrast, MIN_CONTRAST } from './pixels';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on the colors of the scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Violated rules, each with its elements.
 * @param selector the part of the page to check; all of it by default. Frames belong to the provider.
 */
async function run(page: Page, options: RunOptions, selector = 'html') {
  // Once for a document: the script takes longer to read than most rules to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async ({ context, settings }) => {
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run(context, settings);
      return violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        elements: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
      }));
    },
    {
      context: selector,
      settings: { ...options, resultTypes: ['violations'], iframes: false } satisfies RunOptions,
    },
  );
}

/**
 * Violated rules, each with its elements: WCAG 2.2 AA and best practices.
 * @param selector the part of the page to check; all of it by default.
 */
export const violations = (page: Page, selector?: string) =>
  // The one rule of WCAG 2.2 is off by default.
  run(page, { runOnly: TAGS, rules: { 'target-size': { enabled: true } } }, selector);

/** Violations of some rules only. */
const violationsOf = (page: Page, rules: readonly string[], selector?: string) =>
  run(page, { runOnly: { type: 'rule', values: [...rules] } }, selector);

/**
 * Violations in the light scheme, and those of the rules about colors in the dark one: no other rule has another result
 * there. Nothing must move: a transition would show colors of neither scheme.
 * @param selector the part of the page to check; all of it by default.
 */
export async function violationsInBothSchemes(page: Page, selector?: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, selector);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(page, COLOR_RULES, selector);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map(({ rule, elements }) => ({ rule: `${rule} (dark scheme)`, elements }))];
}

/** Texts with less contrast than 7 to 1, or 4.5 to 1 if they are large (WCAG 2.2, 1.4.6). */
export const lowContrast = (page: Page) => violationsOf(page, ['color-contrast-enhanced']);

/**
 * Controls of the page whose focus ring cannot be seen on their surface, each with its contrast. The surface is the nearest
 * background color, from the control itself if its ring is inside it.
 */
export async function faintFocusRings(page: Page): Promise<readonly string[]> {
  const rings = await page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser has no canvas');

    /** Red, green, blue and opacity of any CSS color, each from 0 to 255. */
    const channels = (color: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const isOpaque = (color: string) => channels(color)[3] === 255;
    const surfaceOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (isOpaque(backgroundColor)) return backgroundColor;
      }
      return 'white';
    };

    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')].flatMap(
      (element) => {
        element.focus({ preventScroll: true });
        if (document.activeElement !== element || !element.matches(':focus-visible')) return [];
        const { outlineColor, outlineOffset, outlineStyle } = getComputedStyle(element);
        if (outlineStyle === 'none') return [];
        const isInside = Number.parseFloat(outlineOffset) < 0;
        const surface = surfaceOf(isInside ? element : element.parentElement);
        return [
          { html: element.outerHTML.slice(0, 160), ring: channels(outlineColor), surface: channels(surface) },
        ];
      },
    );
  });
  return rings
    .map(({ html, ring, surface }) => ({ html, result: contrast(ring, surface) }))
    .filter(({ result }) => result < MIN_CONTRAST)
    .map(({ html, result }) => `${html}: ${result.toFixed(2)}`);
}
