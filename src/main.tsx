import { yieldToBrowser } from './lib/yieldToBrowser';

/**
 * The modules of the bundle in the order of their imports. esbuild runs a module that is imported by `import()`
 * when it is first needed, so each one is evaluated in a task of its own. In one task, evaluation blocks a slow
 * phone for a third of a second.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('../machines/header.machine'),
  () => import('./theme/stitches.config'),
  () => import('./theme/globalStyles'),
  () => import('./routes/table'),
  () => import('./features/header/Header'),
  () => import('./features/contact/draft'),
  () => import('./features/pricing/PricingContext'),
  () => import('./features/toasts/Toaster'),
  () => import('./app/App'),
];

async function main(): Promise<void> {
  for (const evaluate of PARTS) {
    await evaluate();
    await yieldToBrowser();
  }
  const { start } = await import('./app/start');
  await start();
}

void main();
