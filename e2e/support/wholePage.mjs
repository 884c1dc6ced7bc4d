/**
 * Prepares a page for a picture of its whole height: a browser loads no images far below the window.
 * @param {import('@playwright/test').Page} page
 */
export async function renderWholePage(page) {
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
