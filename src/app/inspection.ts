import { setInspector } from '../lib/inspected';

/** In development, reports the events of this page's actors to the open viewer of the machines. */
export async function startInspection(): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    const bridge = await import('../../machines/statechart/inspect/bridge');
    setInspector(bridge.connectThisPage());
  }
}
