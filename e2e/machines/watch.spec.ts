import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { expect, open, scrollTo, test } from '../support/test';
import { activeStates, drawn, openViewer, panel, transitionLabel, viewerSettings } from '../support/viewer';

test.use(viewerSettings);

/** The site in a tab beside the viewer's. */
async function openBoth(viewer: Page, path: string): Promise<Page> {
  await openViewer(viewer, 'live');
  const site = await viewer.context().newPage();
  await open(site, path);
  await expect(panel(viewer, 'Actors').getByRole('button', { name: /^header/ })).toBeVisible();
  await drawn(viewer);
  return site;
}

const actor = (viewer: Page, name: string) =>
  panel(viewer, 'Actors').getByRole('button', { name: new RegExp(`^${name}(?![a-z])`) });
const chevron = (site: Page) =>
  site.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services pages' });
const timeline = (viewer: Page) => viewer.getByRole('slider', { name: 'Timeline' });

test('waits for the site, says how to open it, and that it is gone', async ({ page, context }) => {
  await openViewer(page, 'live');
  await expect(page.getByRole('heading', { name: 'Waiting for the site' })).toBeVisible();
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: 'Open the site' }).click(),
  ]);
  await expect(page.getByRole('link', { name: /^Live/ })).toContainText('1 open');
  await site.close();
  // A tab that is closed at once may not have time to report it: then it is shown as silent.
  await expect(page.getByText(/, (?:closed|does not answer)$/)).toBeVisible();
});

test('shows the actors of the site and follows the one that changes', async ({ page }) => {
  const site = await openBoth(page, '/about');
  for (const name of ['header', 'toasts', 'tooltip']) await expect(actor(page, name)).toBeVisible();

  await chevron(site).focus();
  await site.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Live: header' })).toBeVisible();
  await expect.poll(() => activeStates(page)).toContain('header.dropdown.services');
  await scrollTo(site, 300);
  await expect.poll(() => activeStates(page)).toContain('header.scroll.scrolled');
  expect(await violations(page)).toEqual([]);
});

test('sends an event into the running site', async ({ page }) => {
  const site = await openBoth(page, '/about');
  await actor(page, 'header').click();
  await panel(page, 'Events for header')
    .getByRole('button', { name: "dropdown.toggled (dropdown: 'services')" })
    .click();
  await expect(chevron(site)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => activeStates(page)).toContain('header.dropdown.services');

  await transitionLabel(page, 'header.dropdown', 'header.dismissed').click();
  await expect(chevron(site)).toHaveAttribute('aria-expanded', 'false');
});

test('goes back in the timeline, where nothing can be sent, and returns to the present', async ({ page }) => {
  const site = await openBoth(page, '/about');
  await actor(page, 'header').click();
  for (const expanded of ['true', 'false']) {
    await chevron(site).press('Enter');
    await expect(chevron(site)).toHaveAttribute('aria-expanded', expanded);
  }
  await expect.poll(() => activeStates(page)).toContain('header.dropdown.closed');

  await page.getByRole('tab', { name: 'Timeline' }).click();
  const opened = panel(page, 'Timeline')
    .getByRole('listitem')
    .filter({ hasText: 'header · dropdown.toggled' })
    .filter({ hasText: 'dropdown.services' });
  await opened.first().getByRole('button').click();
  await expect.poll(() => activeStates(page)).toContain('header.dropdown.services');
  await expect(timeline(page)).toHaveAttribute('aria-valuetext', /^header · dropdown\.toggled, /);
  await page.getByRole('tab', { name: 'Watch' }).click();
  await expect(panel(page, 'Events for header')).toContainText('This moment is in the past');

  await timeline(page).focus();
  await page.keyboard.press('End');
  await expect.poll(() => activeStates(page)).toContain('header.dropdown.closed');
  await page.keyboard.press('Home');
  await expect(timeline(page)).toHaveAttribute('aria-valuetext', 'the beginning');
  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Now', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a moment of the past stays when another page is opened, and a reload is followed', async ({
  page,
  context,
}) => {
  test.slow();
  const site = await openBoth(page, '/about');
  await timeline(page).focus();
  await page.keyboard.press('Home');
  await open(await context.newPage(), '/contact');
  await expect(page.getByRole('group', { name: 'Pages' })).toBeVisible();
  await expect(timeline(page)).toHaveAttribute('aria-valuetext', 'the beginning');
  await expect(page.getByRole('button', { name: /^\/about/ })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await site.reload();
  await expect(page.getByText('This page does not answer.')).toHaveCount(0);
  await expect(actor(page, 'header')).toBeVisible();
});

test('keeps two pages of the site apart', async ({ page, context }) => {
  test.slow();
  await openBoth(page, '/about');
  const other = await context.newPage();
  await open(other, '/contact');
  const pages = page.getByRole('group', { name: 'Pages' });
  await pages.getByRole('button', { name: '/contact' }).click();
  await expect(actor(page, 'contact')).toBeVisible();
  await pages.getByRole('button', { name: '/about' }).click();
  await expect(actor(page, 'contact')).toHaveCount(0);
  await other.close();
  await page.getByRole('button', { name: 'Remove absent pages' }).click();
  await expect(pages).toHaveCount(0);
});

test('stays with the selected machine when the reader goes from tab to tab', async ({ page }) => {
  const site = await openBoth(page, '/about');
  await chevron(site).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Live: header' })).toBeVisible();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  for (const isHidden of [true, false]) {
    await site.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
    const type = isHidden ? 'page.hidden' : 'page.shown';
    const listed = panel(page, 'Timeline').getByRole('button', { name: `toasts · ${type}` });
    await expect(listed.first()).toHaveAttribute('aria-current', 'step');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Live: header' })).toBeVisible();
});

test('offers the payloads that were seen on the page', async ({ page }) => {
  const site = await openBoth(page, '/about');
  await actor(page, 'header').click();
  const seen = panel(page, 'Events for header').getByRole('button', { name: 'page.scrolled (y: 437)' });
  await expect(seen).toHaveCount(0);
  await scrollTo(site, 437);
  await expect(seen).toBeVisible();
});

test('a transition of the outline is pressed with the keyboard, and keeps the focus', async ({ page }) => {
  const site = await openBoth(page, '/about');
  await actor(page, 'header').click();
  await page.getByRole('tab', { name: 'Outline' }).click();
  const outline = page.getByRole('tabpanel', { name: 'Outline' });
  const state = (id: string) => outline.locator(`[data-outline="${id}"]`);
  const toggle = state('header.menu.closed/0');
  await toggle.getByRole('button').press('Enter');
  await expect.poll(() => activeStates(page)).toContain('header.menu.open');
  await expect(toggle.getByText('menu.toggled')).toBeFocused();
  await state('header.menu.open/0').getByRole('button').press('Enter');
  await expect.poll(() => activeStates(page)).toContain('header.menu.closed');
  await expect(state('header.menu.open/0').getByText('menu.toggled')).toBeFocused();
  await expect(site.getByRole('banner')).toBeVisible();
});

test('an actor that has ended stays in view while the reader does not switch to what changes', async ({
  page,
}) => {
  const site = await openBoth(page, '/contact');
  await actor(page, 'contact').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live: contact' })).toBeVisible();
  await site.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live: contact' })).toBeVisible();
  await expect(panel(page, 'Events for contact')).toContainText('This actor has ended.');
});

test('says that the machine has no event of a type', async ({ page }) => {
  await openBoth(page, '/about');
  await actor(page, 'header').click();
  const events = panel(page, 'Events for header');
  await events.getByText('Another event').click();
  await events.getByRole('textbox', { name: 'Event as JSON' }).fill('{ "type": "menu.togled" }');
  await events.getByRole('button', { name: 'Send event' }).click();
  await expect(events.getByRole('alert')).toContainText('The machine has no event "menu.togled". Events: ');
});
