import type { SimulationStep } from '../engine/simulation';
import type { Origin } from '../engine/step';
import { statePaths } from '../graph/statePaths';
import { mermaidText } from './mermaidText';

const MACHINE = 'machine';

/** Who sends to the machine, as they are called in the picture; else it is the machine itself. */
const senders: readonly (readonly [Origin, string])[] = [
  ['external', 'Visitor'],
  ['timer', 'Clock'],
  ['actor', 'Actors'],
];
const LISTENERS = 'Listeners';

const standing = ({ after }: SimulationStep): string =>
  after.status === 'error' ? `error: ${after.error ?? ''}` : statePaths(after.value).join(', ');

function linesOf(entry: SimulationStep): readonly string[] {
  const { origin, label, after, isIgnored, emitted } = entry;
  const note = `Note over ${MACHINE}: ${mermaidText(standing(entry) || 'no state')}`;
  if (origin === 'start') return [note];
  const [, sender = MACHINE] = senders.find(([from]) => from === origin) ?? [];
  // What nobody takes ends in a cross.
  const arrow = isIgnored ? '-x' : '->>';
  return [
    `${sender}${arrow}${MACHINE}: ${mermaidText(`${label} (${after.nowMs} ms)`)}`,
    ...emitted.map(({ type }) => `${MACHINE}-->>${LISTENERS}: ${mermaidText(type)}`),
    ...(isIgnored ? [] : [note]),
  ];
}

/**
 * What happened in a simulation as the text of a Mermaid sequence diagram: who sent what and when, and how the machine
 * stood afterwards.
 * @param name of the machine.
 */
export function sequenceOf(name: string, trace: readonly SimulationStep[]): string {
  const hasListeners = trace.some(({ emitted }) => emitted.length > 0);
  const participants = [
    ...senders.filter(([from]) => trace.some(({ origin }) => origin === from)).map(([, sender]) => sender),
    `${MACHINE} as ${mermaidText(name)}`,
    ...(hasListeners ? [LISTENERS] : []),
  ];
  const lines = [...participants.map((each) => `participant ${each}`), ...trace.flatMap(linesOf)];
  return `${['sequenceDiagram', ...lines.map((line) => `  ${line}`)].join('\n')}\n`;
}
