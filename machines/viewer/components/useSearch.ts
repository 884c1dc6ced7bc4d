import { useDeferredValue, useMemo, useState } from 'react';
import { type Chart, neighborhood, searchChart } from '../../statechart/graph';
import type { ChartState } from '../../statechart/react';

/** A search in a chart, and the state that is shown with its neighbors only. */
export function useSearch(chart: Chart, state: ChartState) {
  const [query, onQuery] = useState('');
  const [chosen, onFocus] = useState<string>();
  const searched = useDeferredValue(query);
  const results = useMemo(() => searchChart(chart, searched), [chart, searched]);
  // A saved file may have lost the state.
  const focused = chart.nodes.some(({ id }) => id === chosen) ? chosen : undefined;
  return {
    field: { query, results, focused, onQuery, onFocus },
    /** The chart, or the part around the state. */
    shown: useMemo(() => (focused === undefined ? chart : neighborhood(chart, focused)), [chart, focused]),
    state: useMemo(() => ({ ...state, found: new Set(results.map(({ id }) => id)) }), [state, results]),
  };
}
