import { setInspector } from './lib/inspected';
import { yieldToBrowser } from './lib/scheduling';

/**
 * Modules of the bundle that are evaluated in a task of their own, in the order of their imports: esbuild runs a module
 * that is imported by `import()` when it is first needed. In one task, evaluation blocks a slow phone for 0.7 s
 * instead of 0.25 s.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('./theme/globalStyles'),
  () => import('./routes/table'),
  () => import('./app/App'),
];

async function main(): Promise<void> {
  // Some actors start when their module is evaluated. In development the viewer of the machines receives their events.
  if (process.env.NODE_ENV === 'development') {
    const bridge = await import('../machines/statechart/inspect/bridge');
    setInspector(bridge.connectThisPage());
  }
  for (const evaluate of PARTS) {
    await evaluate();
    await yieldToBrowser();
  }
  const { start } = await import('./app/start');
  await start();
}

main().catch((error: unknown) => {
  // The document of another page is better than a blank one. The script in its head still opens the mobile menu.
  document.documentElement.classList.remove('foreign-document');
  reportError(error);
});
