import { machines } from '../registry';
import { reference } from '../statechart/export';

const introduction = [
  '<!-- Written by `npm run machines:docs` from the machines. Changes by hand are lost. -->',
  '',
  '# The machines',
  '',
  'The behavior of the site as statecharts, one file each. They use XState only: no React, no DOM, no timers of their own.',
  '',
  '| Path | Contents |',
  '| --- | --- |',
  '| `*.machine.ts` | the machines |',
  '| `registry.ts` | the list of the machines, with their models |',
  '| `models/` | for each machine: starts and event payloads for simulation, paths and tests |',
  '| [`statechart/`](statechart/README.md) | library that draws, simulates, explores, exports and inspects any machine |',
  '| `viewer/` | pages of the viewer: gallery, simulator, live, import |',
  '| [`cli/`](cli/README.md) | `npm run machines:docs` writes this file, `machines:paths` lists paths, `machines:draw` draws a machine as a file, `machines:diff` compares two versions |',
  '',
  'A label in a chart reads `event [guard] / actions`. A box called `menu itself` represents the whole state `menu`: its',
  'arrows leave from any state inside, and its rows apply to all of them. If one event has several guards, `1.`, `2.` and',
  '`else` show the order in which they are evaluated.',
  '',
];

/** Text of `machines/README.md`. */
export const siteReference = (): string => reference(machines, introduction);
