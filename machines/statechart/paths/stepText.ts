import type { AnyEventObject } from 'xstate';
import { actorName, type Configuration, type Input } from '../engine';
import { type Chart, isRecord, triggerOf } from '../graph';
import type { MachineModel } from './model';

/** A value as text: `{ list: [1, 2], text: "hello" }`. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (isRecord(value)) return `{ ${fieldsText(value)} }`;
  return typeof value === 'string' ? `"${value}"` : String(value);
}

const fieldsText = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join(', ');

/** An event with its payload: `field.changed (field: "name", value: "A")`. */
const eventText = ({ type, ...payload }: AnyEventObject): string =>
  Object.keys(payload).length > 0 ? `${type} (${fieldsText(payload)})` : type;

const delayMs = ({ timers: [timer] }: Configuration): number => (timer ? timer.dueMs - timer.startedMs : 0);

/**
 * An input without its payload: `menu.toggled`, `after loadTimeout`, `loadScript answers`, `loadScript fails`.
 * @param before the configuration that gets the input.
 */
export function stepName(chart: Chart, { type }: Input, before: Configuration): string {
  const { kind, invoke = '' } = triggerOf(type);
  if (kind === 'done') return `${actorName(chart, invoke)} answers`;
  if (kind === 'error') return `${actorName(chart, invoke)} fails`;
  if (kind !== 'after') return type;
  const delay = chart.transitions.find(({ event }) => event === type)?.delay?.name;
  return `after ${delay ?? `${delayMs(before)} ms`}`;
}

/**
 * An input as a sentence: `the visitor: menu.toggled`, `after loadTimeout (10000 ms)`, `loadScript answers`.
 * @param before the configuration that gets the input.
 */
export function stepText(
  chart: Chart,
  input: Input,
  before: Configuration,
  { senders }: MachineModel,
): string {
  const name = stepName(chart, input, before);
  if (input.by === 'time') return name.endsWith(' ms') ? name : `${name} (${Math.round(delayMs(before))} ms)`;
  return input.by === 'event' ? `${senders?.[name] ?? 'the visitor'}: ${eventText(input.event)}` : name;
}
