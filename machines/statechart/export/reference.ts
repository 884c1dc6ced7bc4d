import type { ListedMachine } from '../../registry';
import type { Chart, ChartTransition } from '../graph/chart';
import { chartOf } from '../graph/chartOf';
import { guardLabel, stateNames, triggerText } from '../graph/names';
import { code, markdownTable, sentence } from './markdownTable';
import { mermaidOf } from './mermaid';

/** How a state is called in the tables. */
type Name = (id: string) => string;

const listed = (texts: readonly string[]): string => texts.map(code).join(', ');

const states = ({ nodes }: Chart, name: Name) =>
  markdownTable(
    'States',
    ['state', 'type', 'what it is', 'on entry', 'on exit', 'tags'],
    nodes.map(({ id, type, history, description = '', entry, exit, tags }) => [
      code(name(id)),
      history ? `${history.kind} history` : type,
      sentence(description),
      listed(entry),
      listed(exit),
      listed(tags),
    ]),
  );

const targetText = ({ kind, targets, source, reenter }: ChartTransition, name: Name): string => {
  if (targets.length === 0) return kind === 'forbidden' ? 'blocked' : 'stays';
  const isAnew = reenter && targets.includes(source);
  return `${listed(targets.map(name))}${isAnew ? ', anew' : ''}`;
};

const transitions = (chart: Chart, name: Name) =>
  markdownTable(
    'Transitions',
    ['from', 'on', 'guard', 'to', 'actions', 'why'],
    chart.transitions.map((transition) => [
      code(name(transition.source)),
      code(triggerText(transition)),
      code(guardLabel(transition) ?? ''),
      targetText(transition, name),
      listed(transition.actions),
      sentence(transition.description ?? ''),
    ]),
  );

const guards = ({ guards, transitions }: Chart, name: Name) =>
  markdownTable(
    'Guards',
    ['guard', 'stands for', 'asked in'],
    guards.map((guard) => {
      const asking = transitions.filter(({ guardNames }) => guardNames.includes(guard.name));
      return [
        code(guard.name),
        code(guard.meaning ?? ''),
        listed([...new Set(asking.map(({ source }) => name(source)))]),
      ];
    }),
  );

const delays = ({ delays }: Chart) =>
  markdownTable(
    'Delays',
    ['delay', 'ms'],
    delays.map(({ name = '', ms = 'not given' }) => [code(name), String(ms)]),
  );

const actors = ({ actors, nodes }: Chart, name: Name) =>
  markdownTable(
    'Actors',
    ['actor', 'machine', 'invoked in'],
    actors.map((actor) => {
      const users = nodes.filter(({ invokes }) => invokes.some(({ source }) => source === actor.name));
      return [
        code(actor.name),
        code(actor.machine ?? ''),
        users.length > 0 ? listed(users.map(({ id }) => name(id))) : 'started by an action',
      ];
    }),
  );

/** What there is to know about one machine: its line, its chart, its tables. */
function section({ title, purpose, file, machine }: ListedMachine): readonly string[] {
  const chart = chartOf(machine);
  const name = stateNames(chart);
  return [
    ...[`## ${title}`, '', `${purpose} [${file}](${file})`, ''],
    ...['```mermaid', mermaidOf(chart).trimEnd(), '```', ''],
    ...[...states(chart, name), ...transitions(chart, name), ...guards(chart, name)],
    ...[...delays(chart), ...actors(chart, name)],
  ];
}

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

/** The text of the reference: an index, and a section for each machine. */
export function reference(machines: readonly ListedMachine[]): string {
  const index = machines.map(({ title, purpose }) => `- [${title}](#${title.toLowerCase()}): ${purpose}`);
  return `${[...introduction, ...index, '', ...machines.flatMap(section)].join('\n').trimEnd()}\n`;
}
