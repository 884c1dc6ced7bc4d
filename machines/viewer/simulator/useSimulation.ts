import { useMemo, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { ListedMachine } from '../../registry';
import {
  advance,
  apply,
  changesOf,
  eventChoices,
  fireNext,
  redo,
  type Simulation,
  send,
  startSimulation,
  undo,
} from '../../statechart/engine';
import type { ChartState } from '../../statechart/react';
import type { Link, Recorded } from '../address/link';
import { inChartOrder } from '../components/inChartOrder';
import type { GuardSwitches } from '../import/guardSwitches';
import { delaysByTransition, eventsByTransition, lastEntries } from './pressable';

/** Result of a guard that the reader has set after a number of changes. */
interface Setting {
  readonly at: number;
  readonly guard: string;
  readonly isTrue: boolean;
}

const settingsIn = (record: readonly Recorded[]): readonly Setting[] =>
  record.flatMap((item, index) =>
    'guard' in item
      ? [{ ...item, at: record.slice(0, index).filter((before) => !('guard' in before)).length }]
      : [],
  );

/** Changes and results of guards in the order in which the reader has made them. */
function recordOf(simulation: Simulation, settings: readonly Setting[]): readonly Recorded[] {
  const changes = changesOf(simulation);
  const setAfter = (count: number) =>
    settings
      .filter(({ at }) => Math.min(at, changes.length) === count)
      .map(({ guard, isTrue }) => ({ guard, isTrue }));
  return [...setAfter(0), ...changes.flatMap((change, index) => [change, ...setAfter(index + 1)])];
}

/** Makes recorded changes in a simulation that has just started. */
function replayed(
  started: Simulation,
  record: readonly Recorded[],
  guards: GuardSwitches | undefined,
): Simulation {
  guards?.reset();
  return record.reduce((simulation, item) => {
    if (!('guard' in item)) return apply(simulation, item);
    guards?.set(item.guard, item.isTrue);
    return simulation;
  }, started);
}

/** State of the simulator: a simulation, the selected moment of its trace, and functions that change them. */
export function useSimulation(
  { machine, model }: ListedMachine,
  guards: GuardSwitches | undefined,
  link: Pick<Link, 'start' | 'changes' | 'moment'>,
) {
  const [start, setStart] = useState(() => (model.starts[link.start ?? 0] ? (link.start ?? 0) : 0));
  const begin = (index: number) => startSimulation(machine, model.starts[index]?.input, model);
  const [simulation, setSimulation] = useState(() => replayed(begin(start), link.changes ?? [], guards));
  /** Results of guards that the reader has set. */
  const [settings, setSettings] = useState(() => settingsIn(link.changes ?? []));
  /** Selected entry of the trace, by its index; undefined for the present. */
  const [moment, setMoment] = useState(link.moment);
  /** An imported machine is replaced when its file is saved. */
  const [simulated, setSimulated] = useState(machine);
  if (simulated !== machine) {
    setSimulated(machine);
    // The same changes again: an event that no longer applies is ignored, and the trace shows it.
    setSimulation(replayed(begin(start), recordOf(simulation, settings), guards));
    setMoment(undefined);
  }

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
    setSettings(settings.map((setting) => ({ ...setting, at: 0 })));
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
    record: recordOf(simulation, settings),
    /** Sets the result of a guard, and computes the possible events again. */
    setGuard: (guard: string, isTrue: boolean) => {
      guards?.set(guard, isTrue);
      setSettings([...settings, { at: changesOf(simulation).length, guard, isTrue }]);
      setSimulation((before) => ({ ...before }));
    },
    showMoment: setMoment,
    showNow: () => setMoment(undefined),
  };
}
