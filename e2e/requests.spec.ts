import { earlyFiles } from '../src/build/report';
import { pathGroups } from './support/site';
import { expect, isOfProvider, open, test } from './support/test';

for (const [group, members] of pathGroups) {
  test(`${group}: until a page is ready it requests only files that the build counts`, async ({ page }) => {
    test.slow();
    for (const path of members) {
      await test.step(path, async () => {
        const requested = new Set<string>();
        const note = (request: { url(): string }) => requested.add(new URL(request.url()).pathname);
        page.on('request', note);
        await open(page, path);
        page.off('request', note);

        const counted = earlyFiles(await (await page.request.get(path)).text());
        const uncounted = [...requested].filter((address) => ![path, ...counted].includes(address));
        expect(uncounted.filter((address) => !isOfProvider(address))).toEqual([]);
      });
    }
  });
}
