import { actorName, type Configuration, type Input } from '../engine';
import { type Chart, payloadText, triggerOf } from '../graph';
import type { MachineModel } from './model';

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
  { events }: MachineModel,
): string {
  const name = stepName(chart, input, before);
  if (input.by === 'time') return name.endsWith(' ms') ? name : `${name} (${Math.round(delayMs(before))} ms)`;
  if (input.by === 'actor') return name;
  return `${events[name]?.sender ?? 'the visitor'}: ${name} ${payloadText(input.event)}`.trim();
}
