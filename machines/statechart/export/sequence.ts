import type { StateValue } from 'xstate';
import { statePaths } from '../graph';
import { mermaidText } from './mermaidText';

/** Sender of an event. */
type Origin = 'start' | 'visitor' | 'clock' | 'actor' | 'self';

/** One step of a simulation, as far as a sequence diagram shows it. */
export interface SequenceStep {
  readonly origin: Origin;
  /** Text of the event. */
  readonly label: string;
  /** In simulated ms. */
  readonly at: number;
  /** True if no transition was taken. */
  readonly isIgnored: boolean;
  readonly emitted: readonly unknown[];
  readonly after: {
    readonly status: string;
    readonly value: StateValue;
    readonly error: string | undefined;
  };
}

const MACHINE = 'machine';

/** Participants that send events to the machine; `start` and `self` are the machine. */
const senders: readonly (readonly [Origin, string])[] = [
  ['visitor', 'Visitor'],
  ['clock', 'Clock'],
  ['actor', 'Actors'],
];
const LISTENERS = 'Listeners';

const statesText = ({ after }: SequenceStep): string =>
  after.status === 'error' ? `error: ${after.error ?? ''}` : statePaths(after.value).join(', ');

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'event';

function linesOf(entry: SequenceStep): readonly string[] {
  const { origin, label, at, isIgnored, emitted } = entry;
  const note = `Note over ${MACHINE}: ${mermaidText(statesText(entry) || 'no state')}`;
  if (origin === 'start') return [note];
  const [, sender = MACHINE] = senders.find(([from]) => from === origin) ?? [];
  // An ignored event ends in a cross.
  const arrow = isIgnored ? '-x' : '->>';
  return [
    `${sender}${arrow}${MACHINE}: ${mermaidText(`${label} (${at} ms)`)}`,
    ...emitted.map((event) => `${MACHINE}-->>${LISTENERS}: ${mermaidText(typeOf(event))}`),
    ...(isIgnored ? [] : [note]),
  ];
}

/**
 * Mermaid sequence diagram of a simulation: each event with its sender and time, and the states after it.
 * @param name of the machine.
 */
export function sequenceOf(name: string, trace: readonly SequenceStep[]): string {
  const hasListeners = trace.some(({ emitted }) => emitted.length > 0);
  const participants = [
    ...senders.filter(([from]) => trace.some(({ origin }) => origin === from)).map(([, sender]) => sender),
    `${MACHINE} as ${mermaidText(name)}`,
    ...(hasListeners ? [LISTENERS] : []),
  ];
  const lines = [...participants.map((each) => `participant ${each}`), ...trace.flatMap(linesOf)];
  return `${['sequenceDiagram', ...lines.map((line) => `  ${line}`)].join('\n')}\n`;
}
