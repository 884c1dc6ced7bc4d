import { useMemo, useState } from 'react';
import type { Chart } from '../../statechart/graph';
import { type ChartActions, type ChartState, noIds } from '../../statechart/react';

/** A press of a transition; each one is another object. */
export interface Press {
  readonly id: string;
}

/** Coverage in the picture: while it is shown, a press of any transition asks for its tests and takes no step. */
export function useCoverageView(chart: Chart, state: ChartState, onTransition: ChartActions['onTransition']) {
  const [isShown, setShown] = useState(false);
  const [pressed, setPressed] = useState<Press>();
  const all = useMemo(() => new Set(chart.transitions.map(({ id }) => id)), [chart]);
  const covered = useMemo(() => ({ ...state, taken: noIds, enabled: all }), [state, all]);
  return {
    panel: { isShown, onShow: setShown, pressed: isShown ? pressed : undefined },
    state: isShown ? covered : state,
    onTransition: isShown ? (id: string) => setPressed({ id }) : onTransition,
  };
}
