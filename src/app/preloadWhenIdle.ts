import { whenIdle } from '../lib/whenIdle';
import { routes } from '../routes/table';
import { pageOf } from './pages';

/** Evaluates the module of every page, one per idle period, so that Back and Forward need not wait. Resolves after the last. */
export async function preloadWhenIdle(): Promise<void> {
  for (const page of new Set(routes.map(pageOf))) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    // Opening the page reports the error.
    await page.load().catch(() => undefined);
  }
}
