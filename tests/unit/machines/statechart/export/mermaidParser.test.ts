import { Window } from 'happy-dom';
import { expect, test, vi } from 'vitest';
import { mermaidOf } from '../../../../../machines/statechart/export/mermaid';
import { chartOf } from '../../../../../machines/statechart/graph';
import { allMachines } from '../../../../support/zoo';

/** Mermaid's own parser. Mermaid accesses `window` when it is imported, though parsing does not need one. */
async function mermaidParser(): Promise<(text: string) => Promise<unknown>> {
  vi.stubGlobal('window', new Window());
  try {
    const { default: mermaid } = await import('mermaid');
    return mermaid.parse;
  } finally {
    vi.unstubAllGlobals();
  }
}

test.each(allMachines)(
  "Mermaid's own parser takes the chart of %s as a state diagram",
  async (_id, machine) => {
    const parse = await mermaidParser();
    expect(await parse(mermaidOf(chartOf(machine)))).toMatchObject({ diagramType: 'stateDiagram' });
  },
);

test("Mermaid's own parser refuses what is none", async () => {
  const parse = await mermaidParser();
  await expect(parse('stateDiagram-v2\n  a --> ->\n')).rejects.toThrow(/error/i);
});
