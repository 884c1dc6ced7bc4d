import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodeLink } from '../../../../machines/viewer/address/link';
import { useAddress } from '../../../../machines/viewer/address/useAddress';

beforeEach(() => history.replaceState(null, '', '#/stage'));
afterEach(() => history.replaceState(null, '', '/'));

const isWritten = (path: string) =>
  vi.waitFor(() => expect(window.location.hash).toMatch(new RegExp(`^#/${path}\\?`)));

test('the address keeps the state of its page', async () => {
  renderHook(() => useAddress('stage', { start: 1 }));
  await isWritten('stage');
  expect(await decodeLink(window.location.hash.split('?')[1] ?? '')).toMatchObject({ start: 1 });
});

test('a navigation that the page has not received yet is not overwritten', async () => {
  renderHook(() => useAddress('stage', { start: 1 }));
  history.replaceState(null, '', '#/toast');
  const write = vi.spyOn(history, 'replaceState');
  // Its address is written after that of the first page would be.
  renderHook(() => useAddress('toast', { start: 2 }));
  await isWritten('toast');
  expect(await decodeLink(window.location.hash.split('?')[1] ?? '')).toMatchObject({ start: 2 });
  expect(write).toHaveBeenCalledOnce();
});
