import type { AnyEventObject } from 'xstate';
import { type EventChoice, type Examples, eventChoices, simulationAt } from '../../statechart/engine';
import { isStateValue, payloadText } from '../../statechart/graph';
import type { ActorState, LivePage } from '../../statechart/inspect';
import { eventsByTransition } from '../simulator/useSimulation';
import type { SiteChart } from '../siteCharts';

/** Events that can be sent to a running actor. */
export interface LiveChoices {
  readonly choices: readonly EventChoice[];
  /** Event for each transition that can be pressed. */
  readonly events: ReadonlyMap<string, AnyEventObject>;
}

export const noChoices: LiveChoices = { choices: [], events: new Map() };

/** Maximum number of seen payloads of one type. */
const MAX_PAYLOADS = 5;

/** The examples of a model, and the last events with a payload that its machine has received on the page. */
function withSeen(examples: Examples, { timeline }: LivePage, machine: string): Examples {
  const all = new Map(Object.entries(examples));
  for (const { actor, event } of timeline.toReversed()) {
    if (actor.machine !== machine || payloadText(event) === '') continue;
    const known = all.get(event.type) ?? [];
    const isKnown = known.some((other) => JSON.stringify(other) === JSON.stringify(event));
    const seen = known.length - (examples[event.type]?.length ?? 0);
    if (!isKnown && seen < MAX_PAYLOADS) all.set(event.type, [...known, event]);
  }
  return Object.fromEntries(all);
}

/** True for external events; the running site has its own clock and actors. */
const isFromOutside = ({ kind }: EventChoice): boolean => kind === 'event' || kind === 'wildcard';

/** Events that can be sent to an actor in this state; none if the page runs another version of the machine. */
export function liveChoices(
  { listed }: SiteChart,
  { value, context }: ActorState,
  page: LivePage,
): LiveChoices {
  const { machine, model } = listed;
  try {
    if (!isStateValue(value)) return noChoices;
    const simulation = simulationAt(machine, value, context, model);
    const examples = withSeen(model.events, page, machine.id);
    const choices = eventChoices(simulation, examples).filter(isFromOutside);
    return { choices, events: eventsByTransition(simulation, choices) };
  } catch {
    return noChoices;
  }
}
