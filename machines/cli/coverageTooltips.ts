import { type Chart, labelParts, ownLabelParts, stateNames, textWithNotes } from '../statechart/graph';
import type { ChartCoverage } from '../statechart/paths';
import type { TooltipOf } from '../statechart/react';

/** Tooltips that name the tests of each transition. Transitions with the same label have one tooltip. */
export function coverageTooltips(chart: Chart, { tests }: ChartCoverage): TooltipOf {
  const nameOf = stateNames(chart);
  const linesByText = new Map<string, readonly string[]>();
  for (const transition of chart.transitions) {
    const { id, source } = transition;
    const names = tests.get(id) ?? [];
    const lines = [`${nameOf(source)}: ${names.length === 0 ? 'no test' : ''}`.trim(), ...names];
    const texts = [labelParts(transition), ownLabelParts(transition)].map((parts) =>
      textWithNotes(transition, parts),
    );
    for (const text of new Set(texts)) linesByText.set(text, [...(linesByText.get(text) ?? []), ...lines]);
  }
  return (text) => linesByText.get(text)?.join('\n');
}
