import { layouts } from './layOut';

/** Replaces ELK's worker with a layout in this thread. */
export class LayoutWorker extends EventTarget {
  static addresses: string[] = [];
  onmessage: ((message: { readonly data: unknown }) => void) | undefined;

  constructor(address: string) {
    super();
    LayoutWorker.addresses.push(address);
  }

  async postMessage({
    id,
    cmd,
    graph,
  }: {
    id: number;
    cmd: string;
    graph: Parameters<typeof layouts.layout>[0];
  }) {
    const data = cmd === 'layout' ? await layouts.layout(graph) : {};
    this.onmessage?.({ data: { id, data } });
  }

  terminate() {}
}
