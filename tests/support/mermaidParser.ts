import { Window } from 'happy-dom';
import { vi } from 'vitest';

/** Mermaid's own parser. Mermaid accesses `window` when it is imported, though parsing does not need one. */
export async function mermaidParser(): Promise<(text: string) => Promise<unknown>> {
  vi.stubGlobal('window', new Window());
  try {
    const { default: mermaid } = await import('mermaid');
    return mermaid.parse;
  } finally {
    vi.unstubAllGlobals();
  }
}
