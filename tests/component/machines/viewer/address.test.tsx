import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeLink, encodeLink, type Link, useLink } from '../../../../machines/viewer/address';

const link: Link = {
  start: 1,
  changes: [{ event: { type: 'field.changed', value: 'Ädä ✓?#' } }, { ms: 500 }],
  moment: 1,
};

test('a link is the same after its address', () => {
  const code = encodeLink(link);
  expect(code).not.toMatch(/[?#\s]/);
  expect(decodeLink(code)).toEqual(link);
});

test('the link of a page as it opens is empty', () => {
  expect(encodeLink({ start: undefined })).toBe('');
  expect(decodeLink('')).toEqual({});
});

test.each([
  ['is cut', encodeLink(link).slice(0, 40)],
  ['is no code', '%%%'],
  ['has a negative time', '{"changes":[{"ms":-1}]}'],
  ['has an event without a type', '{"changes":[{"event":{}}]}'],
])('a link is empty if its address %s', (_fault, code) => {
  expect(decodeLink(code)).toEqual({});
});

beforeEach(() => history.replaceState(null, '', '#/stage'));
afterEach(() => history.replaceState(null, '', '/'));

test('the address does not overwrite a navigation that the page has not received yet', () => {
  const { rerender } = renderHook(({ start }) => useLink('stage', { start }), { initialProps: { start: 1 } });
  expect(decodeLink(window.location.hash.replace('#/stage?', ''))).toEqual({ start: 1 });
  history.replaceState(null, '', '#/toast');
  rerender({ start: 2 });
  expect(window.location.hash).toBe('#/toast');
});
