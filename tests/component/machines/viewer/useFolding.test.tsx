import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFolding } from '../../../../machines/viewer/components/useFolding';

const [inner, outer] = [new Set(['m.a.b']), new Set(['m.a'])];
const opened = (linked?: readonly string[]) => renderHook(() => useFolding(() => [inner, outer], linked));

test('the chart chooses the folded states, until the reader or a link has', () => {
  const { result } = opened();
  expect(result.current).toMatchObject({ folded: outer, props: { foldChoices: [inner, outer] } });
  act(() => result.current.props.onFoldChoice(inner));
  expect(result.current).toMatchObject({ folded: inner, props: { foldChoices: undefined } });
  act(() => result.current.toggle('m.c'));
  expect(result.current.folded).toEqual(new Set(['m.a.b', 'm.c']));
  expect(opened(['m.c']).result.current).toMatchObject({
    folded: new Set(['m.c']),
    props: { foldChoices: undefined },
  });
});

test('a link keeps what the reader has changed, and the choice of the chart only with a point of its drawing', () => {
  const { result } = opened();
  expect(result.current.linkedFolds(false)).toBeUndefined();
  act(() => result.current.props.onFoldChoice(inner));
  expect(result.current.linkedFolds(false)).toBeUndefined();
  expect(result.current.linkedFolds(true)).toEqual(['m.a.b']);
  act(() => result.current.toggle('m.a.b'));
  expect(result.current.linkedFolds(false)).toEqual([]);
  act(() => result.current.toggle('m.a.b'));
  expect(result.current.linkedFolds(false)).toBeUndefined();
});

test('a link keeps no folds of a chart that always opens in the same way', () => {
  const { result } = renderHook(() => useFolding());
  expect(result.current.linkedFolds(true)).toBeUndefined();
});
