import { machines } from '../registry';
import { reference } from '../statechart/export';

const notice = '<!-- Written by `npm run machines:docs` from the machines. Changes by hand are lost. -->\n\n';

const navigation = '[All machines](README.md), [how to read a chart](../README.md#how-to-read-a-chart)\n\n';

/** The index, and a file for each machine: texts, with their paths in `machines/docs/`. */
export function siteReference() {
  const index = machines.map(({ title, purpose, machine }) => `- [${title}](${machine.id}.md): ${purpose}\n`);
  return [
    { path: 'README.md', text: `${notice}# Reference of the machines\n\n${index.join('')}` },
    ...machines.map((listed) => ({
      path: `${listed.machine.id}.md`,
      text: `${notice}${navigation}${reference({ ...listed, file: `../${listed.file}` })}`,
    })),
  ];
}
