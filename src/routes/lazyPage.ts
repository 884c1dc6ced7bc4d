import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Route } from './types';

export interface PageProps {
  readonly route: Route;
}

type PageModule = { readonly default: ComponentType<PageProps> };

/** A page component behind `import()`, which can be made ready before it is shown. */
export interface LazyPage {
  readonly Component: LazyExoticComponent<ComponentType<PageProps>>;
  /** Whether the page can be shown without waiting. */
  isReady(): boolean;
  /** Runs the page's module. Rejects when it throws; a later call tries again. */
  preload(): Promise<unknown>;
}

/**
 * `React.lazy` that does not suspend once its module is known: the loader then returns a settled thenable, so that
 * a navigation shows no fallback and React holds nothing back (react.dev, Suspense: "at most once every 300ms").
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
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
