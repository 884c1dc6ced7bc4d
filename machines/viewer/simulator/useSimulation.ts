import { useMemo, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { ListedMachine } from '../../registry';
import {
  advance,
  apply,
  changesOf,
  eventChoices,
  eventsByTransition,
  fireNext,
  redo,
  type Simulation,
  send,
  startSimulation,
  undo,
} from '../../statechart/engine';
import { type ChartState, noIds } from '../../statechart/react';
import type { Link } from '../address';

/** Entries of the trace since the last change. */
const lastEntries = ({ trace, previous }: Simulation) => trace.slice(previous?.trace.length ?? 0);

/** Simulated ms until each transition that a timer will trigger. */
const delaysByTransition = ({ state: { nowMs, timers } }: Simulation): ReadonlyMap<string, number> =>
  new Map(
    timers.flatMap(({ transitions, dueMs }) =>
      transitions.map((id) => [id, Math.max(0, dueMs - nowMs)] as const),
    ),
  );

/** State of the simulator: a simulation, the selected moment of its trace, and functions that change them. */
export function useSimulation(
  { machine, model }: ListedMachine,
  link: Pick<Link, 'start' | 'changes' | 'moment'>,
) {
  const [start, setStart] = useState(() => (model.starts[link.start ?? 0] ? (link.start ?? 0) : 0));
  const begin = (index: number) => startSimulation(machine, model.starts[index]?.input, model);
  const [simulation, setSimulation] = useState(() => (link.changes ?? []).reduce(apply, begin(start)));
  /** Selected entry of the trace, by its index; undefined for the present. */
  const [moment, setMoment] = useState(link.moment);
  const choices = useMemo(() => eventChoices(simulation, model.events), [simulation, model]);
  const events = useMemo(() => eventsByTransition(choices), [choices]);
  const delays = useMemo(() => delaysByTransition(simulation), [simulation]);
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
      active: new Set(state.active),
      taken: new Set((entry ? [entry] : lastEntries(simulation)).flatMap(({ transitions }) => transitions)),
      enabled: new Set(entry ? [] : [...events.keys(), ...delays.keys()]),
      pointed: noIds,
    }),
    [state, entry, simulation, events, delays],
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
    send: (event: AnyEventObject) => change(send(simulation, event)),
    /** @param ms simulated. */
    advance: (ms: number) => change(advance(simulation, ms)),
    fireNext: () => change(fireNext(simulation)),
    undo: () => change(undo(simulation)),
    redo: () => change(redo(simulation)),
    /** Triggers an enabled transition: sends its event, or advances the clock. */
    press: (id: string) => {
      const event = events.get(id);
      const ms = delays.get(id);
      if (event) change(send(simulation, event));
      else if (ms !== undefined) change(advance(simulation, ms));
    },
    /** Everything that the reader has done since the start. */
    record: changesOf(simulation),
    showMoment: setMoment,
    showNow: () => setMoment(undefined),
  };
}
