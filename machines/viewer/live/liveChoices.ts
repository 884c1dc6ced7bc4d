import type { AnyEventObject } from 'xstate';
import { type ListedMachine, machines } from '../../registry';
import {
  type EventChoice,
  type EventExample,
  type Examples,
  eventChoices,
  type Simulation,
  simulationAt,
} from '../../statechart/engine';
import { isStateValue, paramsText, possibleTransitions } from '../../statechart/graph';
import type { ActorState, LiveActor, LiveEvent } from '../../statechart/inspect';
import { inChartOrder } from '../components/inChartOrder';
import { eventsByTransition } from '../simulator/pressable';

/** Events that can be sent to a running actor. */
export interface LiveChoices {
  readonly choices: readonly EventChoice[];
  /** Event for each transition that can be pressed. */
  readonly events: ReadonlyMap<string, AnyEventObject>;
}

export const noChoices: LiveChoices = { choices: [], events: new Map() };

/** True for external events; the running site has its own clock and actors. */
const isFromOutside = ({ kind }: EventChoice): boolean => kind === 'event' || kind === 'wildcard';

/** Simulation of a running machine in its current state; undefined if the registry has a different machine. */
function knownAt({ machine, model }: ListedMachine, { value, context }: ActorState): Simulation | undefined {
  try {
    return isStateValue(value) ? simulationAt(machine, value, context, model) : undefined;
  } catch {
    return undefined;
  }
}

const eventsOf = (type: string, seen: readonly LiveEvent[]): readonly LiveEvent[] =>
  seen.filter((event) => event.type === type);

/** The examples of a model, and the events that were seen on the page. */
function withSeen(examples: Examples, seen: readonly LiveEvent[]): Examples {
  const types = new Set([...Object.keys(examples), ...seen.map(({ type }) => type)]);
  return Object.fromEntries(
    [...types].map((type) => {
      const known = examples[type] ?? [];
      const texts = new Set(known.map((event) => JSON.stringify(event)));
      const others = eventsOf(type, seen).filter((event) => !texts.has(JSON.stringify(event)));
      return [type, [...known, ...others]];
    }),
  );
}

function exampleOf(event: LiveEvent): EventExample {
  const { type: _, ...payload } = event;
  return { event, payload: Object.keys(payload).length > 0 ? paramsText(payload) : '', isEffective: true };
}

/** Events of a machine without a model: without a payload, and with those that were seen. */
function unknownChoices(
  { chart }: LiveActor,
  { activeNodes }: ActorState,
  seen: readonly LiveEvent[],
): LiveChoices {
  if (!chart) return noChoices;
  const transitions = possibleTransitions(chart, new Set(activeNodes)).filter(({ kind }) => kind === 'event');
  const types = [...new Set(transitions.map(({ event = '' }) => event))];
  return {
    choices: types.map((type) => ({
      type,
      label: type,
      kind: 'event',
      transitions: transitions.filter(({ event }) => event === type).map(({ id }) => id),
      examples: [...eventsOf(type, seen), { type }].map((event) => exampleOf(event)),
    })),
    events: new Map(
      transitions.map(({ id, event = '' }) => [id, eventsOf(event, seen)[0] ?? { type: event }]),
    ),
  };
}

/**
 * Events that can be sent to an actor in this state.
 * @param seen events with payloads that its machine has received on the page.
 */
export function liveChoices(actor: LiveActor, state: ActorState, seen: readonly LiveEvent[]): LiveChoices {
  if (state.status !== 'active') return noChoices;
  const listed = machines.find(({ machine }) => machine.id === actor.chart?.id);
  const simulation = listed && knownAt(listed, state);
  if (!listed || !simulation) return unknownChoices(actor, state, seen);
  const { chart } = simulation.simulated;
  const choices = inChartOrder(chart, eventChoices(simulation, withSeen(listed.model.events, seen))).filter(
    isFromOutside,
  );
  return { choices, events: eventsByTransition(simulation, choices) };
}
