import { machines } from '../../machines/registry';
import { boxOf, expect, hold } from '../support/test';
import { openViewer, viewerSettings } from '../support/viewer';
import { test } from '../support/viewerTest';

// The test holds ELK.
test.use({ ...viewerSettings, keepsLayouts: false, viewport: { width: 390, height: 844 } });

test('each machine has its heading before any picture, and no heading moves when the pictures come', async ({
  page,
}) => {
  const release = await hold(page, /elk-worker/);
  await openViewer(page, '');
  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(machines.map(({ title }) => title));
  const pictures = page.getByRole('main').locator('[data-state]');
  await expect(pictures).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const places = async () => Promise.all((await headings.all()).map(async (each) => (await boxOf(each)).y));
  const before = await places();
  release();
  for (const { machine } of machines) {
    await expect(page.getByRole('main').locator(`[data-state="${machine.id}"]`)).toBeAttached();
  }
  expect(await places()).toEqual(before);
});
