import { expect, test } from 'vitest';
import { mermaidOf } from '../../../../../machines/statechart/export/mermaid';
import { chartOf } from '../../../../../machines/statechart/graph';
import { mermaidParser } from '../../../../support/mermaidParser';
import { allMachines } from '../../../../support/zoo';

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
