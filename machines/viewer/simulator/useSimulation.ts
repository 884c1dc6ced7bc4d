import { useMemo, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { ListedMachine } from '../../registry';
import {
  advance,
  eventChoices,
  fireNext,
  redo,
  type Simulation,
  send,
  startSimulation,
  undo,
} from '../../statechart/engine';
import type { ChartState } from '../../statechart/react';
import { inChartOrder } from '../components/inChartOrder';
import { delaysByTransition, eventsByTransition, lastEntries } from './pressable';

/** A simulation, the moment of it that is looked at, and what can be done with both. */
export function useSimulation({ machine, model }: ListedMachine) {
  const [start, setStart] = useState(0);
  const begin = (index: number) => startSimulation(machine, model.starts[index]?.input, model);
  const [simulation, setSimulation] = useState(() => begin(0));
  /** Its place in the trace; undefined is now. */
  const [moment, setMoment] = useState<number>();

  const choices = useMemo(
    () => inChartOrder(simulation.simulated.chart, eventChoices(simulation, model.events)),
    [simulation, model],
  );
  const events = useMemo(() => eventsByTransition(simulation, choices), [simulation, choices]);
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
      pointed: undefined,
    }),
    [state, entry, simulation, events, delays],
  );

  return {
    simulation,
    /** The index of the start that was chosen. */
    start,
    choices,
    /** The entry of the trace that is looked at; undefined is now. */
    entry,
    /** The state of the machine after that entry. */
    state,
    /** The state one step before. */
    before: simulation.trace.at(entry ? entry.index - 1 : -2)?.after,
    chartState,
    restart,
    send: (event: AnyEventObject) => change(send(simulation, event)),
    /** @param ms simulated. */
    advance: (ms: number) => change(advance(simulation, ms)),
    fireNext: () => change(fireNext(simulation)),
    undo: () => change(undo(simulation)),
    redo: () => change(redo(simulation)),
    /** Takes a transition that can be taken: by an event, or by letting its time pass. */
    press: (id: string) => {
      const event = events.get(id);
      const ms = delays.get(id);
      if (event) change(send(simulation, event));
      else if (ms !== undefined) change(advance(simulation, ms));
    },
    /** Computes the possible events again: guards may have other results now. */
    askAgain: () => setSimulation((before) => ({ ...before })),
    showMoment: setMoment,
    showNow: () => setMoment(undefined),
  };
}
