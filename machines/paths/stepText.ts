import type { AnyEventObject } from 'xstate';
import type { MachineModel } from '../models/model';
import { chartOf, isRecord } from '../statechart/graph';
import type { Situation } from './situation';
import type { Stimulus } from './stimulus';
import type { Timer } from './timers';

function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (isRecord(value)) return `{ ${fieldsText(value)} }`;
  return typeof value === 'string' ? `"${value}"` : String(value);
}

const fieldsText = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join(', ');

/** An event with what it carries: `field.changed (field: "name", value: "A")`. */
function eventText({ type, ...payload }: AnyEventObject): string {
  return Object.keys(payload).length > 0 ? `${type} (${fieldsText(payload)})` : type;
}

/** A delay that is over: `after loadTimeout`, `ping` for a delayed event of the machine's own. */
function timerName({ snapshot }: Situation, { event, delayMs }: Timer): string {
  if (!event.type.startsWith('xstate.')) return event.type;
  const { transitions } = chartOf(snapshot.machine);
  const name = transitions.find((transition) => transition.event === event.type)?.delay?.name;
  return `after ${name ?? `${delayMs} ms`}`;
}

function actorName({ snapshot }: Situation, id: string): string {
  const invokes = chartOf(snapshot.machine).nodes.flatMap((node) => node.invokes);
  return invokes.find((invoke) => invoke.id === id)?.name ?? id;
}

const timerOf = ({ timers }: Situation, timer: string): Timer | undefined =>
  timers.find(({ id }) => id === timer);

/**
 * What happens, without what it carries: `menu.toggled`, `after loadTimeout`, `loadScript answers`, `loadScript fails`.
 * @param before where it happens.
 */
export function stepName(stimulus: Stimulus, before: Situation): string {
  switch (stimulus.by) {
    case 'event':
      return stimulus.type;
    case 'answer':
      return `${actorName(before, stimulus.actor)} answers`;
    case 'failure':
      return `${actorName(before, stimulus.actor)} fails`;
    case 'time': {
      const timer = timerOf(before, stimulus.timer);
      return timer ? timerName(before, timer) : stimulus.timer;
    }
  }
}

/**
 * What happens, for people: `the visitor: menu.toggled`, `after loadTimeout (10000 ms)`, `loadScript answers`.
 * @param before where it happens.
 */
export function stepText(stimulus: Stimulus, before: Situation, { senders }: MachineModel): string {
  const name = stepName(stimulus, before);
  if (stimulus.by === 'event') {
    return `${senders?.[stimulus.type] ?? 'the visitor'}: ${eventText(stimulus.event)}`;
  }
  const timer = stimulus.by === 'time' ? timerOf(before, stimulus.timer) : undefined;
  const isNamed = timer && !name.endsWith(' ms');
  return isNamed ? `${name} (${Math.round(timer.delayMs)} ms)` : name;
}
