/** ARIA Authoring Practices, "Alert", case by case. */
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyContactForm } from '../../support/emptyContactForm';
import { renderAt } from '../../support/renderAt';

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const alert = () => screen.getByRole('alert');

beforeEach(() => {
  emptyContactForm();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the region is in the page before its message, so that screen readers announce the message', async () => {
  await renderAt('/contact');
  const region = alert();
  expect(region.textContent).toBe('');
  await advance(60_000);
  expect(alert()).toBe(region);
  expect(region.textContent).toContain('There was an error loading the form.');
});

test('an alert does not move the focus', async () => {
  await renderAt('/contact');
  const link = screen.getAllByRole('link', { name: 'Contact' })[0];
  act(() => link?.focus());
  await advance(60_000);
  expect(alert().textContent).not.toBe('');
  expect(document.activeElement).toBe(link);
});

test('an alert stays until the visitor does something', async () => {
  await renderAt('/contact');
  await advance(60_000);
  const text = alert().textContent;
  await advance(3_600_000);
  expect(alert().textContent).toBe(text);
});
