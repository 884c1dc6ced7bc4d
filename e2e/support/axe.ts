import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violated rules, each with its elements: WCAG 2.2 AA and best practices. */
export async function violations(page: Page) {
  const results = await new AxeBuilder({ page })
    // The one rule of WCAG 2.2 is off by default.
    .options({ rules: { 'target-size': { enabled: true } } })
    .withTags(TAGS)
    .analyze();
  return results.violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
  }));
}
