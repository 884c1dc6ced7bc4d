import { expect, test } from 'vitest';
import { machines } from '../../../../../machines/registry';
import { mermaidOf } from '../../../../../machines/statechart/export/mermaid';
import { chartOf } from '../../../../../machines/statechart/graph';
import { mermaidParser } from '../../../../support/mermaidParser';
import { zoo } from '../../../../support/zoo';

const all = [...zoo, ...machines.map(({ machine }) => machine)];

test.each(all.map((machine) => [machine.id, machine] as const))(
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
