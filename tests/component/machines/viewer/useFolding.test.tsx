import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chartOf } from '../../../../machines/statechart/graph';
import { openingFolds, useFolding } from '../../../../machines/viewer/components/useFolding';
import { nestedMachine } from '../../../support/largeMachine';
import { zoo } from '../../../support/zoo';

const large = chartOf(nestedMachine([4, 5, 5]));
const [inner = new Set<string>(), outer = new Set<string>()] = openingFolds(large);
const [first = ''] = inner;
const [other] = zoo.map(chartOf).filter(({ nodes }) => nodes.length < 30);

const opened = (linked?: readonly string[]) => renderHook(() => useFolding(large, linked));

test('the chart chooses the folded states, until the reader or a link has', () => {
  const { result } = opened();
  expect(result.current).toMatchObject({ folded: outer, props: { foldChoices: [inner, outer] } });
  act(() => result.current.props.onFoldChoice(inner));
  expect(result.current).toMatchObject({ folded: inner, props: { foldChoices: undefined } });
  act(() => result.current.toggle(first));
  expect(result.current.folded).toEqual(new Set([...inner].slice(1)));
  expect(opened([first]).result.current).toMatchObject({
    folded: new Set([first]),
    props: { foldChoices: undefined },
  });
});

test('a link keeps what the reader has changed, and the choice of the chart only with a point of its drawing', () => {
  const { result } = opened();
  expect(result.current.linkedFolds(false)).toBeUndefined();
  act(() => result.current.props.onFoldChoice(outer));
  expect(result.current.linkedFolds(false)).toBeUndefined();
  expect(result.current.linkedFolds(true)).toEqual([...outer]);
  const [folded = '', ...others] = outer;
  act(() => result.current.toggle(folded));
  expect(result.current.linkedFolds(false)).toEqual(others);
  act(() => result.current.toggle(folded));
  expect(result.current.linkedFolds(false)).toBeUndefined();
});

test('each chart has its own folded states, also when it is shown again', () => {
  const { result, rerender } = renderHook(({ chart }) => useFolding(chart), {
    initialProps: { chart: large },
  });
  act(() => result.current.props.onFoldChoice(inner));
  act(() => result.current.toggle(first));
  const kept = result.current.folded;
  if (!other) throw new Error('There is no small chart.');
  rerender({ chart: other });
  expect(result.current).toMatchObject({ folded: new Set(), props: { foldChoices: undefined } });
  act(() => result.current.foldAll());
  rerender({ chart: large });
  expect(result.current.folded).toEqual(kept);
});

test('a link keeps no folds of a chart that always opens in the same way', () => {
  const { result } = renderHook(() => useFolding(other));
  expect(result.current.linkedFolds(true)).toBeUndefined();
});
