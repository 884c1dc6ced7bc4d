import type { Origin, TraceEntry } from '../../viewer/simulation/trace';
import { statePaths } from '../graph/definitionText';
import { mermaidText } from './mermaidText';

const MACHINE = 'machine';

/** Who sends to the machine, as they are called in the picture; else it is the machine itself. */
const senders: readonly (readonly [Origin, string])[] = [
  ['visitor', 'Visitor'],
  ['clock', 'Clock'],
  ['actor', 'Actors'],
];
const LISTENERS = 'Listeners';

const standing = ({ after }: TraceEntry): string =>
  after.status === 'error' ? `error: ${after.error ?? ''}` : statePaths(after.value).join(', ');

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'event';

function linesOf(entry: TraceEntry): readonly string[] {
  const { origin, label, at, isIgnored, emitted } = entry;
  const note = `Note over ${MACHINE}: ${mermaidText(standing(entry) || 'no state')}`;
  if (origin === 'start') return [note];
  const [, sender = MACHINE] = senders.find(([from]) => from === origin) ?? [];
  // What nobody takes ends in a cross.
  const arrow = isIgnored ? '-x' : '->>';
  return [
    `${sender}${arrow}${MACHINE}: ${mermaidText(`${label} (${at} ms)`)}`,
    ...emitted.map((event) => `${MACHINE}-->>${LISTENERS}: ${mermaidText(typeOf(event))}`),
    ...(isIgnored ? [] : [note]),
  ];
}

/**
 * What happened in a simulation as the text of a Mermaid sequence diagram: who sent what and when, and how the machine
 * stood afterwards.
 * @param name of the machine.
 */
export function sequenceOf(name: string, trace: readonly TraceEntry[]): string {
  const hasListeners = trace.some(({ emitted }) => emitted.length > 0);
  const participants = [
    ...senders.filter(([from]) => trace.some(({ origin }) => origin === from)).map(([, sender]) => sender),
    `${MACHINE} as ${mermaidText(name)}`,
    ...(hasListeners ? [LISTENERS] : []),
  ];
  const lines = [...participants.map((each) => `participant ${each}`), ...trace.flatMap(linesOf)];
  return `${['sequenceDiagram', ...lines.map((line) => `  ${line}`)].join('\n')}\n`;
}
