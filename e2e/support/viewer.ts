import type { Page } from '@playwright/test';
import { DEV_PORT } from './ports';
import { attached } from './test';

/** Settings of tests that use the viewer, which only the development server serves. */
export const viewerSettings = {
  baseURL: `http://localhost:${DEV_PORT}`,
  viewport: { width: 1440, height: 900 },
} as const;

/** Opens a page of the viewer, and waits until its chart is drawn. */
export async function openViewer(page: Page, path: string): Promise<void> {
  await page.goto(`/machines/#/${path}`);
  if (path !== 'live') await drawn(page);
}

/** Waits until the requested chart is drawn. */
export const drawn = (page: Page): Promise<void> =>
  attached(page, '[aria-label^="Statechart of "] [data-state]');

/** The window of the chart. */
export const chart = (page: Page) => page.getByRole('group', { name: /^Statechart of / });

/** A state in the drawing. */
export const stateBox = (page: Page, id: string) => chart(page).locator(`[data-state="${id}"]`);

/** A label, or a row of a state, in the drawing. */
export const transitionLabel = (page: Page, source: string, text: string) =>
  chart(page).locator(`[data-transition^="${source}/"]`, { hasText: text });

/** The active states in the drawing, by id. */
export const activeStates = (page: Page): Promise<readonly string[]> =>
  chart(page)
    .locator('[data-state][data-active]')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-state') ?? ''));

/** A panel of the sidebar. */
export const panel = (page: Page, title: string) => page.getByRole('region', { name: title });

/** Shows a list of panels. */
export const openTab = (page: Page, title: string) => page.getByRole('radio', { name: title }).check();
