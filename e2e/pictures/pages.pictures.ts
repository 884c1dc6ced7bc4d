import { routes } from '../../src/routes/table';
import { expectPageLikePicture, test } from './support/picture';

// Half the size, because every clone has all pictures.
test.use({ deviceScaleFactor: 0.5 });

const kindOf = (route: (typeof routes)[number]): string =>
  'group' in route ? `${route.page} of ${route.group}` : route.page;

/** The first route of each kind. */
const kinds = new Map(routes.toReversed().map((route) => [kindOf(route), route.path] as const));

const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

for (const [kind, path] of kinds) {
  test(`${kind}: ${path}`, ({ page }) => expectPageLikePicture(page, path, nameOf(path)));
}

test('a path without a page', async ({ page, faults }) => {
  faults.allow(/no-such-page/);
  await expectPageLikePicture(page, '/no-such-page', 'not-found');
});
