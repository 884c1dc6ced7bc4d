import { type FunctionComponent, type LazyExoticComponent, lazy } from 'react';
import type { Route } from './types';

export interface PageProps {
  readonly route: Route;
}

/** What a page receives whose long text is not in the bundle (`content/pageTexts.ts`). */
export interface TextPageProps<Text> extends PageProps {
  readonly text: Text;
}

type PageComponent = FunctionComponent<PageProps & { readonly text?: unknown }>;
type PageModule = { readonly default: PageComponent };

/** A page component behind `import()`, which can be made ready before it is shown. */
export interface LazyPage {
  readonly Component: LazyExoticComponent<PageComponent>;
  /** Whether the page shows a long text that is fetched apart from the bundle. */
  readonly hasText: boolean;
  /** Whether the page can be shown without waiting. */
  isReady(): boolean;
  /** Runs the page's module. Rejects when it throws; a later call tries again. */
  preload(): Promise<unknown>;
}

/**
 * `React.lazy` that does not suspend once its module is known: the loader then returns a settled thenable, so that
 * a navigation shows no fallback and React holds nothing back (react.dev, Suspense: "at most once every 300ms").
 */
export function lazyPage(load: () => Promise<PageModule>, hasText = false): LazyPage {
  let known: PageModule | undefined;
  const settled = (module: PageModule): Promise<PageModule> =>
    // React only ever calls `then` on what a lazy loader returns.
    // biome-ignore lint/suspicious/noThenProperty: a thenable that calls back at once is the point of this module
    ({ then: (resolve: (module: PageModule) => void) => resolve(module) }) as unknown as Promise<PageModule>;

  let component = lazy(async () => {
    known ??= await load();
    return known;
  });

  return {
    hasText,
    get Component() {
      return component;
    },
    isReady: () => known !== undefined,
    async preload() {
      if (known) return;
      const module = await load();
      if (known) return;
      known = module;
      // React keeps the failure of a lazy component for ever, so what may have failed before is made anew.
      component = lazy(() => settled(module));
    },
  };
}

/** A page whose text comes from `content/pageTexts.ts`, under the path of its route. */
export const textPage = <Text>(
  load: () => Promise<{ readonly default: FunctionComponent<TextPageProps<Text>> }>,
): LazyPage =>
  // The build writes the text of this type under the path of the route; a test compares the two lists.
  lazyPage(load as () => Promise<PageModule>, true);
