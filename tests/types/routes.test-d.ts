import { expectTypeOf } from 'vitest';
import { matchRoute, routeOf } from '../../src/routes/matchRoute';
import { childrenOf, type MenuItem, mainMenu } from '../../src/routes/navigation';
import type { PageName, RoutePath } from '../../src/routes/table';
import type { Path, Route } from '../../src/routes/types';

// Types that the compiler checks (`npm run check`); nothing here runs.

// The table knows its paths one by one, so a link in the content to a page that does not exist is an error.
expectTypeOf<'/services/revenue-strategy'>().toExtend<RoutePath>();
expectTypeOf<'/what-we-do'>().toExtend<RoutePath>();
expectTypeOf<'/services/strategy'>().not.toExtend<RoutePath>();
expectTypeOf<'/404'>().not.toExtend<RoutePath>();
expectTypeOf<string>().not.toExtend<RoutePath>();
expectTypeOf<RoutePath>().toExtend<Path>();

// The same for page components.
expectTypeOf<'NotFoundPage'>().toExtend<PageName>();
expectTypeOf<'MissingPage'>().not.toExtend<PageName>();

const row = { name: 'A', title: 'A', description: 'A', section: null, page: 'HomePage' } as const;
expectTypeOf({ ...row, path: '/a' } as const).toExtend<Route>();
// A path starts with a slash, and a section is one of the theme.
expectTypeOf({ ...row, path: 'a' } as const).not.toExtend<Route>();
expectTypeOf({ ...row, path: '/a', section: 'no such section' } as const).not.toExtend<Route>();
expectTypeOf({ ...row, path: '/a', menu: 'no such dropdown' } as const).not.toExtend<Route>();

// Visitors may ask for any path, and get a route for each.
expectTypeOf(matchRoute).parameter(0).toEqualTypeOf<string>();
expectTypeOf(matchRoute('/').route).toEqualTypeOf<Route>();
expectTypeOf(routeOf).returns.toEqualTypeOf<Route>();
expectTypeOf(childrenOf('/services')).toEqualTypeOf<readonly Route[]>();
expectTypeOf(mainMenu).toEqualTypeOf<readonly MenuItem[]>();
