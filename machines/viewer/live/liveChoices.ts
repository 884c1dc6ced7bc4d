import { type EventChoice, eventChoices, simulationAt } from '../../statechart/engine';
import type { ActorState } from '../../statechart/inspect';
import type { SiteChart } from '../siteCharts';

/** Events that can be sent to an actor in this state; none if the page runs another version of the machine. */
export function liveChoices(
  { listed: { machine, model } }: SiteChart,
  { value, context }: ActorState,
): readonly EventChoice[] {
  try {
    const choices = eventChoices(simulationAt(machine, value, context, model.withClock), model.events);
    // The running site has its own clock and actors.
    return choices.filter(({ kind }) => kind === 'event');
  } catch {
    return [];
  }
}
