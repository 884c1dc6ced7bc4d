import type { AnyEventObject, StateValue } from 'xstate';
import { type ListedMachine, machines } from '../../registry';
import { type EventChoice, eventChoices, type Simulation, simulationAt } from '../../statechart/engine';
import { isRecord, possibleTransitions } from '../../statechart/graph';
import type { ActorState, LiveActor } from '../../statechart/inspect';
import { inChartOrder } from '../components/inChartOrder';
import { eventsByTransition } from '../simulator/pressable';

/** Events that can be sent to a running actor. */
export interface LiveChoices {
  readonly choices: readonly EventChoice[];
  /** For each transition that can be pressed, the event that sets it off. */
  readonly events: ReadonlyMap<string, AnyEventObject>;
}

export const noChoices: LiveChoices = { choices: [], events: new Map() };

const isStateValue = (value: unknown): value is StateValue => typeof value === 'string' || isRecord(value);

/** External events only: the running site has its own clock and its own actors. */
const isFromOutside = ({ kind }: EventChoice): boolean => kind === 'event' || kind === 'wildcard';

/** The running machine as this project knows it, in the state that it is in; none when it is not of this project. */
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
