import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { expect, open, scrollTo, test } from '../support/test';
import {
  activeStates,
  drawn,
  openTab,
  openViewer,
  panel,
  transitionLabel,
  viewerSettings,
} from '../support/viewer';

test.use(viewerSettings);

/** The site in a tab beside the viewer's. */
async function openBoth(viewer: Page, path: string): Promise<Page> {
  await openViewer(viewer, 'live');
  const site = await viewer.context().newPage();
  await open(site, path);
  await expect(actor(viewer, 'header')).toBeVisible();
  await drawn(viewer);
  return site;
}

const actor = (viewer: Page, name: string) =>
  panel(viewer, 'Actors').getByRole('button', { name: new RegExp(`^${name}(?![a-z])`) });
const title = (viewer: Page, name: string) =>
  viewer.getByRole('heading', { level: 1, name: `Live: ${name}`, exact: true });
const chevron = (site: Page) =>
  site.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services pages' });
const pages = (viewer: Page) => viewer.getByRole('combobox', { name: 'Page' });

test('waits for the site, opens it, and shows that it is closed', async ({ page, context }) => {
  await openViewer(page, 'live');
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: 'Open the site' }).click(),
  ]);
  await expect(page.getByRole('link', { name: /^Live/ })).toContainText('1 open');
  await site.close();
  // A tab that is closed at once may not have time to report it: then it is shown as silent.
  await expect(pages(page)).toHaveText(/, (?:closed|does not answer)$/);
});

test('shows the actors of the site, and switches to the one that changes', async ({ page }) => {
  const site = await openBoth(page, '/about');
  for (const name of ['header', 'toasts', 'tooltip']) await expect(actor(page, name)).toBeVisible();
  await chevron(site).press('Enter');
  await expect(title(page, 'Header')).toBeVisible();
  await expect.poll(() => activeStates(page)).toContain('header.dropdown.services');
  await scrollTo(site, 437);
  await expect.poll(() => activeStates(page)).toContain('header.scroll.scrolled');
  expect(await violations(page)).toEqual([]);
});

test('stays with a chosen machine: when another changes, the reader changes tabs, or it ends', async ({
  page,
}) => {
  const site = await openBoth(page, '/resources/blog');
  await site.getByRole('textbox', { name: /^Your email/ }).fill('ada@example.com');
  await site.getByRole('button', { name: 'Subscribe', exact: true }).click();
  const toast = site.getByRole('listitem').filter({ hasText: 'Thank you!' });
  // Pauses its time.
  await toast.hover();
  await actor(page, 'toast').click();
  await chevron(site).press('Enter');
  await site.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(title(page, 'Toast')).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(panel(page, 'Events for toast')).toContainText('This actor has ended.');
  await expect(title(page, 'Toast')).toBeVisible();
});

test('sends events into the running site, and says why one has no effect', async ({ page }) => {
  const site = await openBoth(page, '/about');
  await actor(page, 'header').click();
  const events = panel(page, 'Events for header');
  await events.getByRole('button', { name: "dropdown.toggled (dropdown: 'services')" }).click();
  await expect(chevron(site)).toHaveAttribute('aria-expanded', 'true');
  await transitionLabel(page, 'header.dropdown', 'header.dismissed').click();
  await expect(chevron(site)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => activeStates(page)).toContain('header.dropdown.closed');

  await events.getByText('Another event').click();
  await events.getByRole('textbox').fill('{ "type": "page.scrolled", "y": 1 }');
  await events.getByRole('button', { name: 'Send event' }).click();
  await expect(events.getByRole('alert')).toHaveText(
    'Nothing happened: no transition for "page.scrolled" is possible now.',
  );
});

test('goes back in the timeline, where nothing can be sent, and returns to now', async ({ page }) => {
  const site = await openBoth(page, '/about');
  await actor(page, 'header').click();
  for (const expanded of ['true', 'false']) {
    await chevron(site).press('Enter');
    await expect(chevron(site)).toHaveAttribute('aria-expanded', expanded);
  }
  await expect.poll(() => activeStates(page)).toContain('header.dropdown.closed');
  await openTab(page, 'Timeline');
  const opened = panel(page, 'Timeline').getByRole('listitem').filter({ hasText: '→ dropdown.services' });
  await expect(opened).toContainText("header · dropdown.toggled (dropdown: 'services')");
  await opened.getByRole('button').click();
  await expect.poll(() => activeStates(page)).toContain('header.dropdown.services');
  await openTab(page, 'Watch');
  await expect(panel(page, 'Events for header')).toContainText('This moment is in the past');

  // Another page that opens does not change the moment.
  await open(await page.context().newPage(), '/contact');
  await expect(pages(page).getByRole('option')).toHaveCount(2);
  expect(await activeStates(page)).toContain('header.dropdown.services');
  await panel(page, 'Actors').getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(() => activeStates(page)).toContain('header.dropdown.closed');
});

test('keeps two pages of the site apart', async ({ page, context }) => {
  test.slow();
  await openBoth(page, '/about');
  await open(await context.newPage(), '/contact');
  const select = async (path: string) => {
    const option = await pages(page).getByRole('option').filter({ hasText: path }).textContent();
    await pages(page).selectOption(option);
  };
  await select('/contact');
  await expect(actor(page, 'contact')).toBeVisible();
  await select('/about');
  await expect(actor(page, 'contact')).toHaveCount(0);
});

test('shows a page again that comes back from the cache of the browser', async ({ page }) => {
  const site = await openBoth(page, '/about');
  const dispatch = (type: 'pagehide' | 'pageshow') =>
    site.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await dispatch('pagehide');
  await expect(pages(page)).toHaveText(/^\/about.*, closed$/);
  await dispatch('pageshow');
  await expect(pages(page)).not.toContainText('closed');
});
