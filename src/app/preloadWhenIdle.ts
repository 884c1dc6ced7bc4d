import { whenIdle } from '../lib/whenIdle';
import { routes } from '../routes/table';
import { pageOf } from './pages';
import { requestPageTexts } from './pageTexts';

/**
 * Loads the texts and evaluates the module of every page, one per idle period, so that Back and Forward need
 * not wait. Resolves after the last.
 */
export async function preloadWhenIdle(): Promise<void> {
  // Opening the page tries again and reports the error.
  await requestPageTexts().catch(() => undefined);
  for (const page of new Set(routes.map(pageOf))) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    await page.module.load().catch(() => undefined);
  }
}
