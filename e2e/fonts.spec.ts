import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const isSubset = (address: string) => /-subset-\w+\.woff2$/.test(address);

/** Collects the addresses of the font files that a page requests. */
function watchFonts(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') addresses.push(request.url());
  });
  return addresses;
}

/** Names of the fonts that render an element's text, and whether they come from the site. */
async function drawnFonts(page: Page, element: Locator) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await element.evaluate((node) => node.setAttribute('data-drawn', ''));
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-drawn]',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
}

test('a typed character that no page contains is drawn with the font of the site', async ({ page }) => {
  const addresses = watchFonts(page);
  await open(page, '/');
  const field = page.getByRole('main').getByRole('textbox', { name: /^Name/ });
  await field.fill('Zoe');
  await page.evaluate(() => document.fonts.ready);
  const [font] = await drawnFonts(page, field);
  expect(font?.isCustomFont).toBe(true);
  expect(addresses.filter((address) => !isSubset(address))).toEqual([]);

  await field.fill('Zoë');
  await expect.poll(() => addresses.filter((address) => !isSubset(address))).toHaveLength(1);
  await expect.poll(() => drawnFonts(page, field)).toEqual([font]);
});
