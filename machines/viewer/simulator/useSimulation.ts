import { useMemo, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { ListedMachine } from '../../registry';
import {
  advance,
  apply,
  changesOf,
  eventChoices,
  eventsByTransition,
  redo,
  type Simulation,
  startSimulation,
  trigger,
  undo,
} from '../../statechart/engine';
import { eventsOf } from '../../statechart/paths';
import { type ChartState, noIds } from '../../statechart/react';
import type { Link } from '../address';

/** Entries of the trace since the last change. */
const lastEntries = ({ trace, previous }: Simulation) => trace.slice(previous?.trace.length ?? 0);

/** State of the simulator: a simulation, the selected moment of its trace, and functions that change them. */
export function useSimulation({ machine, model }: ListedMachine, link: Link) {
  const [start, setStart] = useState(() => (model.starts[link.start ?? 0] ? (link.start ?? 0) : 0));
  const begin = (index: number) => startSimulation(machine, model.starts[index]?.input, model.withClock);
  const [simulation, setSimulation] = useState(() => (link.changes ?? []).reduce(apply, begin(start)));
  /** Selected entry of the trace, by its index; undefined for the present. */
  const [moment, setMoment] = useState(link.moment);
  const choices = useMemo(() => eventChoices(simulation, eventsOf(model)), [simulation, model]);
  const events = useMemo(() => eventsByTransition(choices), [choices]);
  const change = (to: Simulation) => {
    setSimulation(to);
    setMoment(undefined);
  };
  const restart = (index: number) => {
    setStart(index);
    change(begin(index));
  };

  const entry = moment === undefined ? undefined : simulation.trace[moment];
  const state = entry?.after ?? simulation.state;
  const chartState = useMemo(
    (): ChartState => ({
      active: state.active,
      taken: new Set((entry ? [entry] : lastEntries(simulation)).flatMap(({ transitions }) => transitions)),
      enabled: new Set(entry ? [] : events.keys()),
      pointed: noIds,
    }),
    [state, entry, simulation, events],
  );

  return {
    simulation,
    /** Index of the selected start. */
    start,
    choices,
    /** Selected entry of the trace; undefined for the present. */
    entry,
    /** State of the machine after that entry. */
    state,
    /** State one step before. */
    before: simulation.trace.at(entry ? entry.index - 1 : -2)?.after,
    chartState,
    restart,
    trigger: (event: AnyEventObject) => change(trigger(simulation, event)),
    /** @param ms simulated. */
    advance: (ms: number) => change(advance(simulation, ms)),
    undo: () => change(undo(simulation)),
    redo: () => change(redo(simulation)),
    /** Triggers an enabled transition. */
    press: (id: string) => {
      const event = events.get(id);
      if (event) change(trigger(simulation, event));
    },
    /** Everything that the reader has done since the start. */
    record: changesOf(simulation),
    showMoment: setMoment,
    showNow: () => setMoment(undefined),
  };
}
