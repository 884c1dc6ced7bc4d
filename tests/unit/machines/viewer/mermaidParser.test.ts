import { Window } from 'happy-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { machines } from '../../../../machines/registry';
import { chartOf } from '../../../../machines/viewer/chart/chart';
import { mermaidOf } from '../../../../machines/viewer/mermaid/mermaid';
import { zoo } from '../../../support/zoo';

let parse: (text: string) => Promise<unknown>;

/** Mermaid asks for a window as soon as it is imported, though it parses without one. */
beforeAll(async () => {
  vi.stubGlobal('window', new Window());
  const { default: mermaid } = await import('mermaid');
  parse = mermaid.parse;
  vi.unstubAllGlobals();
});

const all = [...zoo, ...machines.map(({ machine }) => machine)];

test.each(all.map((machine) => [machine.id, machine] as const))(
  "Mermaid's own parser takes the chart of %s as a state diagram",
  async (_id, machine) => {
    expect(await parse(mermaidOf(chartOf(machine)))).toMatchObject({ diagramType: 'stateDiagram' });
  },
);

test("Mermaid's own parser refuses what is none", async () => {
  await expect(parse('stateDiagram-v2\n  a --> ->\n')).rejects.toThrow(/error/i);
});
