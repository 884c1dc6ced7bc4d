import { machines } from '../registry';
import { reference } from '../statechart/export';

/** A generated file, with its path in `machines/`. */
interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

const notice = '<!-- Written by `npm run machines:docs` from the machines. Changes by hand are lost. -->\n\n';

const introduction = [
  '# The machines',
  '',
  'The behavior of the site as statecharts, one file each. They use XState only: no React, no DOM, no timers of their own.',
  '',
  '| Path | Contents |',
  '| --- | --- |',
  '| `*.machine.ts` | the machines |',
  '| `registry.ts` | the list of the machines, with their models |',
  '| `arrangements.ts` | directions and orders of states in the charts, where the usual ones do not fit |',
  '| `models/` | for each machine: starts, payloads and meanings of the events, for simulation, paths and tests |',
  '| `docs/` | for each machine: a chart, and tables of its states, transitions, guards, delays and actors |',
  '| [`statechart/`](statechart/README.md) | library that draws, simulates, explores, exports and inspects the machines |',
  '| `viewer/` | pages of the viewer: simulator and live |',
  '| `cli/` | `npm run machines:docs` writes this file and `docs/`, `machines:paths` prints paths, `machines:draw` draws a machine as a file, `machines:check` checks all that depends on one machine |',
  '',
];

const legend = [
  '',
  '## How to read a chart',
  '',
  'A label in a chart reads `event [guard] / actions`. A box called `menu itself` represents the whole state `menu`: its',
  'arrows leave from any state inside, and its rows apply to all of them. If one event has several guards, `1.`, `2.` and',
  '`else` show the order in which they are evaluated.',
  '',
];

const navigation =
  '[All machines](../README.md), [how to read a chart](../README.md#how-to-read-a-chart)\n\n';

/** The index, and a file for each machine. */
export function siteReference(): readonly GeneratedFile[] {
  const path = (id: string) => `docs/${id}.md`;
  const index = machines.map(
    ({ title, purpose, machine }) => `- [${title}](${path(machine.id)}): ${purpose}`,
  );
  return [
    { path: 'README.md', text: `${notice}${[...introduction, ...index, ...legend].join('\n')}` },
    ...machines.map((listed) => ({
      path: path(listed.machine.id),
      text: `${notice}${navigation}${reference({ ...listed, file: `../${listed.file}` })}`,
    })),
  ];
}
