import { expect, test } from '../support/test';
import { openViewer, stateBox, viewerSettings } from '../support/viewer';

test.use(viewerSettings);

test('arrow keys move between the search and its results', async ({ page }) => {
  await openViewer(page, 'contact');
  await page.keyboard.press('/');
  await page.keyboard.type('fallback');
  const search = page.getByRole('searchbox');
  const results = page.getByRole('list', { name: 'Results' }).getByRole('button');
  await expect(results.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('fallback');
});

test('a search marks its results in outline and picture, and shows where the chosen one is', async ({
  page,
}) => {
  await openViewer(page, 'contact');
  await page.getByRole('button', { name: 'Picture only' }).click();
  await expect(page.getByRole('tab', { name: 'Outline' })).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('loadScript');
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByRole('listitem')).toHaveCount(3);
  const marked = page.locator('[data-outline="contact.embedded.loading.loadingScript"] > p').first();
  await expect(marked).not.toHaveCSS('box-shadow', 'none');
  await expect(stateBox(page, 'contact.embedded.loading.loadingScript').locator('rect').first()).toHaveCSS(
    'stroke-width',
    '3px',
  );

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(marked).not.toHaveCSS('box-shadow', 'none');
  await expect(page.locator('[data-outline]').filter({ has: page.locator(':scope > p') })).not.toHaveCount(0);
});
