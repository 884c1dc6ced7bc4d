import type { AnyEventObject } from 'xstate';
import { actorName, type Configuration, type Input } from '../engine';
import type { Chart } from '../graph';
import { fieldsText } from './fieldsText';
import type { MachineModel } from './model';

/** An event with its payload: `field.changed (field: "name", value: "A")`. */
function payloadText({ type, ...payload }: AnyEventObject): string {
  return Object.keys(payload).length > 0 ? `${type} (${fieldsText(payload)})` : type;
}

const delayMs = ({ timers: [timer] }: Configuration): number => (timer ? timer.dueMs - timer.startedMs : 0);

/** The end of the next timer: `after loadTimeout`, or `ping` for a delayed event of the machine to itself. */
function timerName({ transitions }: Chart, type: string, before: Configuration): string {
  if (!type.startsWith('xstate.')) return type;
  const name = transitions.find(({ event }) => event === type)?.delay?.name;
  return `after ${name ?? `${delayMs(before)} ms`}`;
}

/**
 * An input without its payload: `menu.toggled`, `after loadTimeout`, `loadScript answers`, `loadScript fails`.
 * @param before the configuration that gets the input.
 */
export function stepName(chart: Chart, input: Input, before: Configuration): string {
  switch (input.by) {
    case 'event':
      return input.type;
    case 'answer':
      return `${actorName(chart, input.actor)} answers`;
    case 'failure':
      return `${actorName(chart, input.actor)} fails`;
    case 'time':
      return timerName(chart, input.type, before);
  }
}

/** Duration of a timer: ` (200 ms)`; empty if the name of the step has it. */
const durationText = (name: string, before: Configuration): string =>
  name.endsWith(' ms') ? '' : ` (${Math.round(delayMs(before))} ms)`;

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
  if (input.by === 'event') return `${senders?.[input.type] ?? 'the visitor'}: ${payloadText(input.event)}`;
  return input.by === 'time' ? `${name}${durationText(name, before)}` : name;
}
