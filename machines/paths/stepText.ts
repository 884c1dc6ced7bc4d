import type { AnyEventObject } from 'xstate';
import type { MachineModel } from '../models/model';
import { chartOf } from '../viewer/chart/chart';
import { isRecord } from '../viewer/chart/isRecord';
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

/** A delay that is over: `after loadTimeout (10000 ms)`. */
function timerText({ snapshot }: Situation, { event, delayMs }: Timer): string {
  const { transitions } = chartOf(snapshot.machine);
  const name = transitions.find((transition) => transition.event === event.type)?.delay?.name;
  const ms = `${Math.round(delayMs)} ms`;
  if (name !== undefined) return `after ${name} (${ms})`;
  return event.type.startsWith('xstate.') ? `after ${ms}` : `${event.type} after ${ms}`;
}

function actorName({ snapshot }: Situation, id: string): string {
  const invokes = chartOf(snapshot.machine).nodes.flatMap((node) => node.invokes);
  return invokes.find((invoke) => invoke.id === id)?.name ?? id;
}

/**
 * What happens, for people: `the visitor: menu.toggled`, `after loadTimeout (10000 ms)`, `loadScript answers`.
 * @param before where it happens.
 */
export function stepText(stimulus: Stimulus, before: Situation, { senders }: MachineModel): string {
  switch (stimulus.by) {
    case 'event':
      return `${senders?.[stimulus.type] ?? 'the visitor'}: ${eventText(stimulus.event)}`;
    case 'answer':
      return `${actorName(before, stimulus.actor)} answers`;
    case 'failure':
      return `${actorName(before, stimulus.actor)} fails`;
    case 'time': {
      const timer = before.timers.find(({ id }) => id === stimulus.timer);
      return timer ? timerText(before, timer) : stimulus.timer;
    }
  }
}
