import type { AnyStateMachine } from 'xstate';
import { type Chart, type ChartTransition, chartOf, guardLabel, stateNames, triggerText } from '../graph';
import type { MachineModel } from '../paths';
import { mermaidOf } from './mermaid';

/** A machine with the texts of its reference. */
interface DocumentedMachine {
  readonly title: string;
  /** One line. */
  readonly purpose: string;
  /** Address of its file, relative to the reference. */
  readonly file: string;
  readonly machine: AnyStateMachine;
  readonly model: Pick<MachineModel, 'events'>;
}

/** Finds the name of a state by its id. */
type Name = (id: string) => string;

/** Escapes a text for a cell, which a pipe or a line break would end. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

/** Escapes a text of the author, so that it contains no markup. */
const sentence = (text: string): string => text.replaceAll('<', '&lt;');

/** A text as code. */
const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

/** A Markdown table under a title, without empty columns; empty if there are no rows. */
function markdownTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  if (rows.length === 0) return [];
  const isUsed = head.map((_, column) => rows.some((row) => row[column] !== ''));
  const line = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, column) => isUsed[column])
      .map(cell)
      .join(' | ')} |`;
  return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

const listed = (texts: readonly string[]): string => texts.map(code).join(', ');

const states = ({ nodes }: Chart, name: Name) =>
  markdownTable(
    'States',
    ['state', 'type', 'description', 'on entry', 'on exit', 'tags'],
    nodes.map(({ id, type, description = '', entry, exit, tags }) => [
      code(name(id)),
      type,
      sentence(description),
      listed(entry),
      listed(exit),
      listed(tags),
    ]),
  );

const targetText = ({ target, source, reenter }: ChartTransition, name: Name): string => {
  if (target === undefined) return 'stays';
  return `${code(name(target))}${reenter && target === source ? ', re-entered' : ''}`;
};

const transitions = (chart: Chart, name: Name) =>
  markdownTable(
    'Transitions',
    ['from', 'on', 'guard', 'to', 'actions', 'description'],
    chart.transitions.map((transition) => [
      code(name(transition.source)),
      code(triggerText(transition)),
      code(guardLabel(transition) ?? ''),
      targetText(transition, name),
      listed(transition.actions),
      sentence(transition.description ?? ''),
    ]),
  );

const events = ({ events }: DocumentedMachine['model']) =>
  markdownTable(
    'Events',
    ['event', 'sent by', 'meaning'],
    Object.entries(events).map(([type, { meaning, sender = 'the visitor' }]) => [
      code(type),
      sender,
      sentence(meaning),
    ]),
  );

const guards = ({ guards, transitions }: Chart, name: Name) =>
  markdownTable(
    'Guards',
    ['guard', 'meaning', 'evaluated in'],
    guards.map((guard) => {
      const users = transitions.filter(({ guardNames }) => guardNames.includes(guard.name));
      return [
        code(guard.name),
        code(guard.meaning ?? ''),
        listed([...new Set(users.map(({ source }) => name(source)))]),
      ];
    }),
  );

const delays = ({ delays }: Chart) =>
  markdownTable(
    'Delays',
    ['delay', 'ms'],
    delays.map(({ name = '', ms }) => [code(name), String(ms)]),
  );

const actors = ({ actors, nodes }: Chart, name: Name) =>
  markdownTable(
    'Actors',
    ['actor', 'machine', 'invoked in'],
    actors.map((actor) => {
      const users = nodes.filter(({ invokes }) => invokes.some((invoke) => invoke.name === actor.name));
      return [
        code(actor.name),
        code(actor.machine ?? ''),
        users.length > 0 ? listed(users.map(({ id }) => name(id))) : 'started by an action',
      ];
    }),
  );

/** Reference of a machine in Markdown: its purpose, a diagram and tables. */
export function reference({ title, purpose, file, machine, model }: DocumentedMachine): string {
  const chart = chartOf(machine);
  const name = stateNames(chart);
  const lines = [
    ...[`# ${title}`, '', `${purpose} [${file.replace(/^.*\//, '')}](${file})`, ''],
    ...['```mermaid', mermaidOf(chart).trimEnd(), '```', ''],
    ...[...states(chart, name), ...events(model), ...transitions(chart, name), ...guards(chart, name)],
    ...[...delays(chart), ...actors(chart, name)],
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
