import type { AnyEventObject } from 'xstate';
import {
  type EventChoice,
  type Examples,
  eventChoices,
  type Simulation,
  simulationAt,
} from '../../statechart/engine';
import { isStateValue } from '../../statechart/graph';
import type { ActorState, LiveEvent } from '../../statechart/inspect';
import { eventsByTransition } from '../simulator/pressable';
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

/** Simulation of a running machine in its current state; undefined if the page runs another version of the machine. */
function simulationOf({ listed }: SiteChart, { value, context }: ActorState): Simulation | undefined {
  try {
    const { machine, model } = listed;
    return isStateValue(value) ? simulationAt(machine, value, context, model) : undefined;
  } catch {
    return undefined;
  }
}

/** The examples of a model, and the events that were seen on the page. */
function withSeen(examples: Examples, seen: readonly LiveEvent[]): Examples {
  const types = new Set([...Object.keys(examples), ...seen.map(({ type }) => type)]);
  return Object.fromEntries(
    [...types].map((type) => {
      const known = examples[type] ?? [];
      const texts = new Set(known.map((event) => JSON.stringify(event)));
      const others = seen.filter((event) => event.type === type && !texts.has(JSON.stringify(event)));
      return [type, [...known, ...others]];
    }),
  );
}

/**
 * Events that can be sent to an actor in this state.
 * @param seen events with payloads that its machine has received on the page.
 */
export function liveChoices(shown: SiteChart, state: ActorState, seen: readonly LiveEvent[]): LiveChoices {
  const simulation = state.status === 'active' ? simulationOf(shown, state) : undefined;
  if (!simulation) return noChoices;
  const examples = withSeen(shown.listed.model.events, seen);
  const choices = eventChoices(simulation, examples).filter(isFromOutside);
  return { choices, events: eventsByTransition(simulation, choices) };
}
