import { kinds } from './support/site';
import { expect, open, test, visit } from './support/test';

/** File of a page's snapshot. */
const fileOf = (path: string) => `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.yml`;

/**
 * A paragraph is represented by its first words: its wording is content, of which the snapshot is no second source. The day
 * and the year of the build are left out.
 */
const abridged = (snapshot: string) =>
  snapshot
    .replace(/^( *- (?:paragraph|definition|listitem|text): (?:\S+ ){5}).*$/gm, '$1…')
    .replace(/(?<=date: |Updated: |© )(\w+ \d+, )?\d{4}/g, '…');

/*
 * What a screen reader finds in reading order: roles, names, states and levels. A change of structure or of a name changes
 * the files: `npm run test:browser -- readers --update-snapshots=changed`, then read the difference.
 */
test.describe('a screen reader finds what the snapshot says', () => {
  test('on a page of each kind', async ({ page }) => {
    await open(page, '/about');
    const main = page.getByRole('main');
    for (const path of kinds) {
      await test.step(path, async () => {
        await visit(page, path);
        // A form of the provider has loaded.
        await expect(main.getByText('Loading form...')).toHaveCount(0);
        // The blocks below the first screen render after it is painted.
        await expect(main.locator('section:empty')).toHaveCount(0);
        expect.soft(abridged(await main.ariaSnapshot())).toMatchSnapshot(fileOf(path));
      });
    }
  });

  test('in header, dropdown and footer', async ({ page }) => {
    await open(page, '/about');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'How We Work pages' }).click();
    expect.soft(abridged(await header.ariaSnapshot())).toMatchSnapshot('header.yml');
    expect.soft(abridged(await page.getByRole('contentinfo').ariaSnapshot())).toMatchSnapshot('footer.yml');
  });
});
