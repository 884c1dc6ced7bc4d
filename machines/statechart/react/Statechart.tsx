import { useMemo } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeIds, type Chart, chartOf, possibleTransitions } from '../graph';
import { ChartView, type ChartViewProps } from './ChartView';
import { type ChartState, restingChart } from './chartState';

interface StatechartProps extends Omit<ChartViewProps, 'chart' | 'state'> {
  readonly machine: AnyStateMachine;
  /**
   * Where the machine is: its states are pointed out, and with `onTransition` what waits for an event there can be pressed.
   * Guards are not asked, as most need the event's payload: what is pressed may still be refused.
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
