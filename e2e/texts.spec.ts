import { pathGroups } from './support/site';
import { expect, ready, test, visit } from './support/test';

const paths = [...pathGroups.values()].flat().filter((path) => path !== '/');

test('offline, every link works, also the first one, and requests nothing of ours but pictures', async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  faults.allow(/ERR_INTERNET_DISCONNECTED|provider|stand-in/);
  await page.goto('/');
  await ready(page);
  await context.setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
  }
  await visit(page, '/industries');
  await expect(page.locator('main img').first()).toBeHidden();
  await context.setOffline(false);
  // Chromium requests the icon again whenever the address changes. The contact page requests the provider's form.
  expect(asked.filter((path) => !/^\/(art\/|favicon|stand-in\/)/.test(path))).toEqual([]);
});

test('an image of the first document that fails is left out', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route('**/art/**', (route) => route.abort());
  await page.goto('/industries');
  await ready(page);
  await expect(page.locator('main img').first()).toBeHidden();
});
