import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Route } from '../../../src/routes/types';
import { silenceConsoleErrors, takeConsoleErrors } from '../../support/consoleErrors';
import { renderAt } from '../../support/renderAt';

const failure = vi.hoisted(() => ({ thrown: undefined as unknown }));

/** Adds a page at `/broken` that throws the value that the test sets. */
vi.mock('../../../src/routes/matchRoute', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../src/routes/matchRoute')>();
  return {
    ...original,
    matchRoute: (path: string) =>
      path === '/broken'
        ? { path, route: { ...original.routeOf('/about'), path: '/broken' as const, page: 'BrokenPage' } }
        : original.matchRoute(path),
  };
});

vi.mock('../../../src/app/pages', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../src/app/pages')>();
  const value = {
    default: () => {
      throw failure.thrown;
    },
  };
  const broken = { value, load: async () => value };
  return {
    pageOf: (route: Route) => (route.page === 'BrokenPage' ? broken : original.pageOf(route)),
  };
});

beforeEach(silenceConsoleErrors);

test('a page that throws an error shows its message and its stack', async () => {
  failure.thrown = new Error('The figure has no points.');
  await renderAt('/broken');
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeTruthy();
  expect(screen.getByText('The figure has no points.')).toBeTruthy();
  expect(screen.getByText(/Error: The figure has no points\.\s+at /)).toBeTruthy();
  expect(takeConsoleErrors()).toEqual([expect.stringContaining('The figure has no points.')]);
});

test('a page that throws an answer shows its status and status text, and no stack', async () => {
  failure.thrown = { status: 404, statusText: 'Not Found' };
  await renderAt('/broken');
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeTruthy();
  expect(screen.getByText('404 Not Found')).toBeTruthy();
  expect(document.querySelector('main pre')).toBeNull();
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('the way back home is there, and header and footer stay', async () => {
  failure.thrown = new Error('The figure has no points.');
  await renderAt('/broken');
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  takeConsoleErrors();
});

test('navigating away clears the error', async () => {
  failure.thrown = new Error('The figure has no points.');
  const { goTo } = await renderAt('/broken');
  takeConsoleErrors();
  await goTo('/services');
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
  expect(screen.getByRole('slider')).toBeTruthy();
  expect(takeConsoleErrors()).toEqual([]);
});

test('an error after a navigation is reported once', async () => {
  failure.thrown = new Error('The figure has no points.');
  const { goTo } = await renderAt('/services');
  await goTo('/broken');
  expect(screen.getByText('The figure has no points.')).toBeTruthy();
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('the page after an error takes the focus with its heading, as any page does', async () => {
  failure.thrown = new Error('The figure has no points.');
  const { goTo } = await renderAt('/broken');
  takeConsoleErrors();
  await goTo('/services');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(takeConsoleErrors()).toEqual([]);
});

test('an error after a navigation takes the focus with its heading, and an error at the start does not', async () => {
  failure.thrown = new Error('The figure has no points.');
  const { goTo } = await renderAt('/broken');
  expect(document.activeElement).toBe(document.body);
  takeConsoleErrors();
  await goTo('/services');
  await goTo('/broken');
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  );
  takeConsoleErrors();
});

test('an error is announced to assistive technology', async () => {
  failure.thrown = new Error('The figure has no points.');
  await renderAt('/broken');
  expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
  takeConsoleErrors();
});

test('a bundle that fails at the start is reported, and the document of another page is shown', async () => {
  const root = document.documentElement;
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  vi.doMock('../../../src/app/start', () => ({ start: () => Promise.reject(failure.thrown) }));
  failure.thrown = new Error('The document has no element.');
  root.classList.add('foreign-document');
  await import('../../../src/main');
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledExactlyOnceWith(failure.thrown));
  expect(root.classList.contains('foreign-document')).toBe(false);
});
