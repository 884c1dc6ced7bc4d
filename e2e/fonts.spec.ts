import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/test';

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
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', {
    nodeId,
  });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) => ({
    familyName,
    isCustomFont,
  }));
}

test('a typed name with an accent is drawn with the font of the site', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('main').getByRole('textbox', { name: /^Name/ });
  const isOfTheSite = async (name: string) => {
    await field.fill(name);
    await page.evaluate(() => document.fonts.ready);
    return (await drawnFonts(page, field)).map(({ isCustomFont }) => isCustomFont);
  };
  expect(await isOfTheSite('Zoë')).toEqual([true]);
  // Letters outside of Latin 1 are drawn with a font of the system.
  expect(await isOfTheSite('Ł')).toEqual([false]);
});
