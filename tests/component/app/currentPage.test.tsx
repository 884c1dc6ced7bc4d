import { act, render, screen } from '@testing-library/react';
import { type FunctionComponent, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CurrentPage } from '../../../src/app/CurrentPage';
import { ErrorBoundary } from '../../../src/app/ErrorBoundary';
import type { Page } from '../../../src/app/pages';
import { resource } from '../../../src/lib/resource';
import { routeOf } from '../../../src/routes/matchRoute';
import type { PageProps } from '../../../src/routes/types';
import { silenceConsoleErrors, takeConsoleErrors } from '../../support/consoleErrors';

type PageModule = { readonly default: FunctionComponent<PageProps> };
const pageModule: PageModule = { default: ({ route }) => <h1>{route.name}</h1> };
const route = routeOf('/about');

const current = vi.hoisted((): { page: Page | undefined } => ({ page: undefined }));
vi.mock('../../../src/app/pages', () => ({ pageOf: () => current.page }));

/** Makes this the only page of the site. */
function loadedBy(load: () => Promise<PageModule>): void {
  current.page = resource(load);
}

const ignore = () => undefined;

beforeEach(silenceConsoleErrors);

function Waiting({ onWait }: { readonly onWait: () => void }) {
  onWait();
  return <p>Waiting</p>;
}

/** Shows the page; gives what is called whenever the fallback is rendered instead. */
async function show() {
  const onWait = vi.fn();
  await act(async () => {
    render(
      <ErrorBoundary resetKey="/about">
        <Suspense fallback={<Waiting onWait={onWait} />}>
          <CurrentPage route={route} onLayout={ignore} onReady={ignore} />
        </Suspense>
      </ErrorBoundary>,
    );
  });
  return onWait;
}

test('a page that is ready is shown at once, without a fallback', async () => {
  loadedBy(async () => pageModule);
  await current.page?.load();
  const onWait = await show();
  expect(screen.getByRole('heading', { name: route.name })).toBeTruthy();
  expect(onWait).not.toHaveBeenCalled();
});

test('a page that is not ready waits for its module', async () => {
  let arrive: (module: PageModule) => void = () => undefined;
  const arrival = new Promise<PageModule>((resolve) => {
    arrive = resolve;
  });
  loadedBy(() => arrival);
  await show();
  expect(screen.getByText('Waiting')).toBeTruthy();
  await act(async () => arrive(pageModule));
  expect(screen.getByRole('heading', { name: route.name })).toBeTruthy();
});

test('a page whose module fails shows the error, and can be made ready afterwards', async () => {
  const load = vi.fn<() => Promise<PageModule>>(async () => pageModule);
  load.mockRejectedValueOnce(new Error('Failed to fetch'));
  loadedBy(load);
  await show();
  expect(screen.getByText('Failed to fetch')).toBeTruthy();
  await current.page?.load();
  await show();
  expect(screen.getByRole('heading', { name: route.name })).toBeTruthy();
  expect(takeConsoleErrors().join()).toContain('Failed to fetch');
});
