import type { Origin, SimulationStep } from '../engine';
import { statePaths } from '../graph';
import { mermaidText } from './mermaidText';

const MACHINE = 'machine';

/** Participants that send events to the machine; `start` and `self` are the machine. */
const senders: readonly (readonly [Origin, string])[] = [
  ['external', 'Visitor'],
  ['timer', 'Clock'],
  ['actor', 'Actors'],
];
const LISTENERS = 'Listeners';

const statesText = ({ after }: SimulationStep): string =>
  after.status === 'error' ? `error: ${after.error ?? ''}` : statePaths(after.value).join(', ');

function linesOf(entry: SimulationStep): readonly string[] {
  const { origin, label, after, isIgnored, emitted } = entry;
  const note = `Note over ${MACHINE}: ${mermaidText(statesText(entry) || 'no state')}`;
  if (origin === 'start') return [note];
  const [, sender = MACHINE] = senders.find(([from]) => from === origin) ?? [];
  // An ignored event ends in a cross.
  const arrow = isIgnored ? '-x' : '->>';
  return [
    `${sender}${arrow}${MACHINE}: ${mermaidText(`${label} (${after.nowMs} ms)`)}`,
    ...emitted.map(({ type }) => `${MACHINE}-->>${LISTENERS}: ${mermaidText(type)}`),
    ...(isIgnored ? [] : [note]),
  ];
}

/**
 * Mermaid sequence diagram of a simulation: each event with its sender and time, and the states after it.
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
