import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { silenceConsoleErrors, takeConsoleErrors } from '../../support/consoleErrors';
import { renderAt } from '../../support/renderAt';

test('the not-found page says so, and leads home', async () => {
  silenceConsoleErrors();
  await renderAt('/nothing/here');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('404')).toBeTruthy();
  expect(main.getByRole('heading', { level: 1, name: /Page Not Found$/ })).toBeTruthy();
  expect(main.getByText('The page you’re looking for doesn’t exist or has been moved.')).toBeTruthy();
  expect(main.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('Page Not Found | Momentum');
  takeConsoleErrors();
});

test.each([false, true])('the missing path is logged once (StrictMode: %s)', async (isStrict) => {
  silenceConsoleErrors();
  const { rerender, container } = await renderAt('/nothing/here', { isStrict });
  const logged = takeConsoleErrors();
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('/nothing/here');
  rerender(<p>Another page</p>);
  expect(container.textContent).toBe('Another page');
  expect(takeConsoleErrors()).toEqual([]);
});

test('each missing path is logged, and nothing is logged on the way back', async () => {
  silenceConsoleErrors();
  const { goTo } = await renderAt('/nothing', { isStrict: true });
  await goTo('/nothing/else');
  const logged = takeConsoleErrors();
  expect(logged).toHaveLength(2);
  expect(logged[1]).toContain('/nothing/else');
  await goTo('/about');
  expect(takeConsoleErrors()).toEqual([]);
});

test('search engines do not index the not-found page, but do index the page after it', async () => {
  silenceConsoleErrors();
  const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');
  const { goTo } = await renderAt('/nothing');
  expect(robots()).toBe('noindex');
  await goTo('/about');
  expect(robots()).toBeUndefined();
  await goTo('/nothing/else');
  expect(robots()).toBe('noindex');
  takeConsoleErrors();
});
