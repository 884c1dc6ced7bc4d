import type { AnyEventObject } from 'xstate';
import { type EventChoice, eventChoices, simulationAt } from '../../statechart/engine';
import { isStateValue } from '../../statechart/graph';
import type { ActorState } from '../../statechart/inspect';
import { eventsByTransition } from '../simulator/useSimulation';
import type { SiteChart } from '../siteCharts';

/** Events that can be sent to a running actor. */
export interface LiveChoices {
  readonly choices: readonly EventChoice[];
  /** Event for each transition that can be pressed. */
  readonly events: ReadonlyMap<string, AnyEventObject>;
}

export const noChoices: LiveChoices = { choices: [], events: new Map() };

/** True for external events; the running site has its own clock and actors. */
const isFromOutside = ({ kind }: EventChoice): boolean => kind === 'event' || kind === 'wildcard';

/** Events that can be sent to an actor in this state; none if the page runs another version of the machine. */
export function liveChoices({ listed }: SiteChart, { value, context }: ActorState): LiveChoices {
  const { machine, model } = listed;
  try {
    if (!isStateValue(value)) return noChoices;
    const simulation = simulationAt(machine, value, context, model);
    const choices = eventChoices(simulation, model.events).filter(isFromOutside);
    return { choices, events: eventsByTransition(simulation, choices) };
  } catch {
    return noChoices;
  }
}
