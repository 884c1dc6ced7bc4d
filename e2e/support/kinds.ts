import { routes } from '../../src/routes/table';

/** One path for each kind of page: the first route of each page component. */
export const kinds: readonly string[] = [
  ...new Map(routes.toReversed().map(({ page, path }) => [page, path])).values(),
].toReversed();
