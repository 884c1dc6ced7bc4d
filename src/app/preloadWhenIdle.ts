import { whenIdle } from '../lib/whenIdle';
import { routes } from '../routes/table';
import { pageOf } from './pages';
import { requestPageTexts } from './pageTexts';

/**
 * Waits for the texts and runs the module of every page, one in each idle moment, so that Back and Forward never wait
 * for one either. Resolves after the last.
 */
export async function preloadWhenIdle(): Promise<void> {
  // What fails here is tried again, and reported, when it is needed.
  await requestPageTexts().catch(() => undefined);
  for (const page of new Set(routes.map(pageOf))) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    await page.module.load().catch(() => undefined);
  }
}
