import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chartOf, labelParts } from '../../../../../machines/statechart/graph';
import { type ChartState, restingChart } from '../../../../../machines/statechart/react/chartState';
import { Outline } from '../../../../../machines/statechart/react/Outline';
import { largeMachine } from '../../../../support/largeMachine';

vi.mock('../../../../../machines/statechart/graph/names', async (original) => {
  const names = await original<typeof import('../../../../../machines/statechart/graph/names')>();
  return { ...names, labelParts: vi.fn(names.labelParts) };
});

const chart = chartOf(largeMachine);

/** The outline with new callbacks in each render, like those of many parents. */
const outline = (state: Partial<ChartState>) => (
  <Outline chart={chart} state={{ ...restingChart, ...state }} onTransition={() => {}} onPoint={() => {}} />
);

/** The transitions whose text was computed since the last call. */
const rewritten = (): readonly string[] => {
  const ids = vi.mocked(labelParts).mock.calls.map(([{ id }]) => id);
  vi.mocked(labelParts).mockClear();
  return ids;
};

test('an outline of 200 states renders again only where its state changes', () => {
  const { rerender } = render(outline({}));
  expect(rewritten()).toHaveLength(chart.transitions.length);
  rerender(outline({ pointed: 'large.s0.s0.s0/0' }));
  expect(rewritten()).toEqual([]);
  rerender(outline({ active: new Set(['large', 'large.s0']), enabled: new Set(['large.s0/1']) }));
  expect(rewritten()).toEqual(['large.s0/1']);
  rerender(outline({ taken: new Set(['large.s0/1']) }));
  expect(rewritten()).toEqual(['large.s0/1']);
});
