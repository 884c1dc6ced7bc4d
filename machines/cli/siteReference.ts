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
  '| `registry.ts` | list of the machines with their titles and purposes |',
  '| `models/` | for each machine: starts and event payloads for simulation, paths and tests |',
  '| `shared/` | used by several machines: clock, message and its rules, draft |',
  '| [`statechart/`](statechart/README.md) | library that draws, exports and inspects any machine |',
  '| `viewer/` | pages of the viewer: gallery, simulator, live, import |',
  '| `cli/` | `npm run machines:docs` writes this file, `machines:paths` lists paths, `machines:draw` draws a machine as a file |',
  '',
  'A label in a chart reads `event [guard] / actions`. A box called `menu itself` represents the whole state `menu`: its',
  'arrows leave from any state inside, and its rows apply to all of them. If one event has several guards, `1.`, `2.` and',
  '`else` show the order in which they are evaluated.',
  '',
];

/** Text of `machines/README.md`. */
export const siteReference = (): string => reference(machines, introduction);
