import { setInspector } from '../lib/inspected';

/** In development, reports what happens to the actors of this page to the viewer of the machines, wherever it is open. */
export async function startInspection(): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    const bridge = await import('../../machines/statechart/inspect/bridge');
    setInspector(bridge.connectThisPage());
  }
}
