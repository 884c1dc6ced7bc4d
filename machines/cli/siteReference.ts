import { machines } from '../registry';
import { reference } from '../statechart/export';

const introduction = [
  '<!-- Written by `npm run machines:docs` from the machines themselves; what is changed here by hand is lost. -->',
  '',
  '# The machines',
  '',
  'What the site does, as statecharts. A label reads `event [guard] / actions`. A box called `menu itself` stands for the',
  'whole of `menu`: its arrows leave from wherever inside the machine is, and its lines hold in all of it. Where one event has',
  'several guards, `1.`, `2.` and `else` tell which is asked first.',
  '',
];

/** Text of `machines/README.md`. */
export const siteReference = (): string => reference(machines, introduction);
