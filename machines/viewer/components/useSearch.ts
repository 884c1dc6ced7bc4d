import { useDeferredValue, useMemo, useState } from 'react';
import { type Chart, searchChart } from '../../statechart/graph';
import type { ChartState } from '../../statechart/react';

/** A search in a chart, whose results are highlighted and kept in view: all of them, or the one that the reader has chosen. */
export function useSearch(chart: Chart, state: ChartState) {
  const [query, setQuery] = useState('');
  const [chosen, onChoose] = useState<string>();
  const searched = useDeferredValue(query);
  const results = useMemo(() => searchChart(chart, searched), [chart, searched]);
  const onQuery = (next: string) => {
    setQuery(next);
    onChoose(undefined);
  };
  const found = useMemo(
    () => new Set(chosen === undefined ? results.map(({ id }) => id) : [chosen]),
    [results, chosen],
  );
  return {
    field: { query, results, onQuery, onChoose },
    state: useMemo(() => ({ ...state, found }), [state, found]),
  };
}
