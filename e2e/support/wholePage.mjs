/**
 * Prepares a page for a picture of its whole height: a browser neither lays out blocks nor loads images far below the window.
 * The context must ignore the security policy (`bypassCSP`).
 * @param {import('@playwright/test').Page} page
 */
export async function renderWholePage(page) {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
    await document.fonts.ready;
  });
}
