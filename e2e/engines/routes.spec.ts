import { pathGroups, paths, WHAT_WE_DO } from '../support/site';
import { expect, test } from './support/test';
import { contentinfo, heading, link, linkTo, main, type Visitor } from './support/visitor';

/** A journey over many pages, in ms. */
const LONG_MS = 400_000;

for (const [group, members] of pathGroups)
  test(`opens by its address: each page ${group}`, async ({ visitor }) => {
    test.setTimeout(LONG_MS);
    for (const path of members)
      await test.step(path, async () => {
        await visitor.open(path);
        await visitor.sees(heading());
        const { headings, overflow } = await visitor.run(() => ({
          headings: document.querySelectorAll('h1').length,
          overflow: document.documentElement.scrollWidth - window.innerWidth,
        }));
        expect(headings).toBe(1);
        expect(overflow, 'px that the page is wider than the window').toBeLessThanOrEqual(0);
      });
  });

/** Visits what a page links to outside the menu, depth first, and returns by the browser's button. */
async function explore(visitor: Visitor, from: string, visited: Set<string>): Promise<void> {
  visited.add(from);
  const { text } = await visitor.sees(heading());
  for (const place of [main(), contentinfo()])
    for (const { href } of await visitor.look(link(undefined, place))) {
      const path = href ?? '';
      if (!paths.includes(path) || visited.has(path)) continue;
      await test.step(`${from} to ${path}`, async () => {
        await visitor.presses(linkTo(path, place));
        await visitor.isAt(path);
        await visitor.sees(heading(), { isFocused: true });
      });
      await explore(visitor, path, visited);
      await visitor.browser.back();
      await visitor.isAt(from);
      // The address changes before the page does.
      await visitor.sees(heading(), { text });
    }
}

test('every page is reached by links and left by Back', async ({ visitor }) => {
  test.setTimeout(LONG_MS);
  const visited = new Set<string>();
  await visitor.open('/');
  await explore(visitor, '/', visited);
  expect(paths.filter((path) => !visited.has(path) && path !== WHAT_WE_DO)).toEqual([]);
});

test('an address that is no page says so, and leads home', async ({ visitor, errors }) => {
  errors.allow(/Page not found/);
  await visitor.open('/no-such-page');
  await visitor.sees(heading(/not found/i));
  await visitor.presses(linkTo('/', main()));
  await visitor.isAt('/');
  await visitor.sees(heading(), { isFocused: true });
});
