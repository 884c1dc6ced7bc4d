import type { AnyEventObject } from 'xstate';
import { actorName, type Configuration, type GuardOutcome, type Input } from '../engine';
import { type Chart, eventText } from '../graph';
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

/** True for the end of a timer whose duration only code knows. */
export function isDelayAssumed(
  { transitions }: Chart,
  input: Input,
  before: Configuration,
  { assumptions }: MachineModel,
): boolean {
  const [timer] = before.timers;
  if (!assumptions || input.by !== 'time' || !timer) return false;
  const delay = transitions.find(({ event }) => event === input.type)?.delay;
  // A delayed event of the machine to itself has no delay in the chart.
  return delay ? assumptions.delays.has(delay.name ?? '') : assumptions.isDelayAssumed(timer.event);
}

/** Assumed outcomes as text: ` [isValid, not hasRoom]`; empty without any. */
export const guardsText = (guards: readonly GuardOutcome[] = []): string =>
  guards.length === 0
    ? ''
    : ` [${guards.map(({ guard, outcome }) => (outcome ? guard : `not ${guard}`)).join(', ')}]`;

/** Duration of a timer: ` (200 ms)`, ` (computed)`; empty if the name of the step has it. */
function durationText(name: string, before: Configuration, isAssumed: boolean): string {
  if (isAssumed) return ' (computed)';
  return name.endsWith(' ms') ? '' : ` (${Math.round(delayMs(before))} ms)`;
}

/**
 * An input as a sentence: `the visitor: menu.toggled`, `after loadTimeout (10000 ms)`, `loadScript answers`. With assumed
 * guards: `submit [isValid]`.
 * @param before the configuration that gets the input.
 */
export function stepText(chart: Chart, input: Input, before: Configuration, model: MachineModel): string {
  const { senders, assumptions } = model;
  const name = stepName(chart, input, before);
  const guards = guardsText(input.guards);
  if (input.by === 'event' && assumptions) return `${eventText(chart, name)}${guards}`;
  if (input.by === 'event') return `${senders?.[input.type] ?? 'the visitor'}: ${payloadText(input.event)}`;
  if (input.by !== 'time') return `${name}${guards}`;
  const isAssumed = isDelayAssumed(chart, input, before, model);
  return `${name}${durationText(name, before, isAssumed)}${guards}`;
}
