import type { AnyEventObject } from 'xstate';
import { type ListedMachine, machines } from '../../registry';
import { type EventChoice, eventChoices, type Simulation, simulationAt } from '../../statechart/engine';
import { isStateValue, possibleTransitions } from '../../statechart/graph';
import type { ActorState, LiveActor } from '../../statechart/inspect';
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

/** Events of a machine without a model, which have no payload. */
function unknownChoices({ chart }: LiveActor, { activeNodes }: ActorState): LiveChoices {
  if (!chart) return noChoices;
  const transitions = possibleTransitions(chart, new Set(activeNodes)).filter(({ kind }) => kind === 'event');
  const types = [...new Set(transitions.map(({ event = '' }) => event))];
  return {
    choices: types.map((type) => ({
      type,
      label: type,
      kind: 'event',
      transitions: transitions.filter(({ event }) => event === type).map(({ id }) => id),
      examples: [{ event: { type }, payload: '', isEffective: true }],
    })),
    events: new Map(transitions.map(({ id, event = '' }) => [id, { type: event }])),
  };
}

/** Events that can be sent to an actor in this state. */
export function liveChoices(actor: LiveActor, state: ActorState): LiveChoices {
  if (state.status !== 'active') return noChoices;
  const listed = machines.find(({ machine }) => machine.id === actor.chart?.id);
  const simulation = listed && knownAt(listed, state);
  if (!listed || !simulation) return unknownChoices(actor, state);
  const { chart } = simulation.simulated;
  const choices = inChartOrder(chart, eventChoices(simulation, listed.model.events)).filter(isFromOutside);
  return { choices, events: eventsByTransition(simulation, choices) };
}
