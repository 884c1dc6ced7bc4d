import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('the address does not overwrite a navigation that the page has not received yet', async () => {
  renderHook(() => useLink('stage', { start: 1 }));
  history.replaceState(null, '', '#/toast');
  // Its address is written after that of the first page would be.
  renderHook(() => useLink('toast', { start: 2 }));
  await vi.waitFor(() => expect(window.location.hash).toMatch(/^#\/toast\?/));
  expect(decodeLink(window.location.hash.split('?')[1] ?? '')).toEqual({ start: 2 });
});
