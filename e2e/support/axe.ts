import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on the colors of the scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

async function analyze(builder: AxeBuilder) {
  // Without a second page for the results, which only frames of other origins need.
  const results = await builder.setLegacyMode().analyze();
  return results.violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
  }));
}

/**
 * Violated rules, each with its elements: WCAG 2.2 AA and best practices.
 * @param selector the part of the page to check; all of it by default.
 */
export function violations(page: Page, selector?: string) {
  const builder = new AxeBuilder({ page })
    // The one rule of WCAG 2.2 is off by default. Only violations are reported with their elements.
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .withTags(TAGS);
  return analyze(selector === undefined ? builder : builder.include(selector));
}

/** Violations of some rules only. */
const violationsOf = (page: Page, rules: readonly string[]) =>
  analyze(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withRules([...rules]));

/**
 * Violations in the light scheme, and those of the rules about colors in the dark one: no other rule has another result
 * there. Nothing must move: a transition would show colors of neither scheme.
 */
export async function violationsInBothSchemes(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(page, COLOR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map(({ rule, elements }) => ({ rule: `${rule} (dark scheme)`, elements }))];
}

/** Texts with less contrast than 7 to 1, or 4.5 to 1 if they are large (WCAG 2.2, 1.4.6). */
export const lowContrast = (page: Page) => violationsOf(page, ['color-contrast-enhanced']);
