import { useMemo } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeIds, type Chart, chartOf, possibleTransitions } from '../graph';
import { ChartView, type ChartViewProps } from './ChartView';
import { type ChartState, restingChart } from './chartState';

interface StatechartProps extends Omit<ChartViewProps, 'chart' | 'state'> {
  readonly machine: AnyStateMachine;
  /**
   * The current snapshot: its active states are highlighted, and with `onTransition` their transitions are buttons. Guards are
   * not evaluated, because most need the event's payload: a pressed transition may still be rejected.
   */
  readonly snapshot?: AnyMachineSnapshot | undefined;
}

function stateOf(chart: Chart, { value }: AnyMachineSnapshot): ChartState {
  const active = new Set(activeIds(chart, value));
  return {
    ...restingChart,
    active,
    enabled: new Set(possibleTransitions(chart, active).map(({ id }) => id)),
  };
}

/** Draws any XState 5 machine from its definition, in a window that fills the element around it. */
export function Statechart({ machine, snapshot, ...view }: StatechartProps) {
  const chart = useMemo(() => chartOf(machine), [machine]);
  const state = useMemo(() => snapshot && stateOf(chart, snapshot), [chart, snapshot]);
  return <ChartView chart={chart} state={state} {...view} />;
}
