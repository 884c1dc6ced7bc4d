import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useClientValue } from '../../../src/ui/useClientValue';

function Year() {
  return (
    <p>
      {useClientValue(
        () => 2031,
        () => 2026,
      )}
    </p>
  );
}

test('the build writes its own value', () => {
  expect(renderToString(<Year />)).toBe('<p>2026</p>');
});

test('the browser shows the value of the visitor', () => {
  render(<Year />);
  expect(screen.getByText('2031')).toBeTruthy();
});

test('a page prerendered long ago shows the value of the visitor, without a mismatch', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Year />);
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <Year />, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(container.textContent).toBe('2031');
  expect(mismatches).toEqual([]);
  act(() => root.unmount());
});
