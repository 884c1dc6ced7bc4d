import { act, render, screen } from '@testing-library/react';
import { type FunctionComponent, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CurrentPage } from '../../../src/app/App';
import { ErrorBoundary } from '../../../src/app/ErrorBoundary';
import type { Page } from '../../../src/app/pages';
import { routeOf } from '../../../src/routes/matchRoute';
import type { PageProps } from '../../../src/routes/types';
import { silenceConsoleErrors, takeConsoleErrors } from '../../support/consoleErrors';

type PageModule = { readonly default: FunctionComponent<PageProps> };
const pageModule: PageModule = { default: ({ route }) => <h1>{route.name}</h1> };
const route = routeOf('/about');

const current = vi.hoisted((): { page: Page | undefined } => ({ page: undefined }));
vi.mock('../../../src/app/pages', () => ({ pageOf: () => current.page }));

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
  current.page = { value: pageModule, load: async () => pageModule };
  const onWait = await show();
  expect(screen.getByRole('heading', { name: route.name })).toBeTruthy();
  expect(onWait).not.toHaveBeenCalled();
});

test('a page that is not ready waits for its module', async () => {
  let arrive: (module: PageModule) => void = () => undefined;
  const arrival = new Promise<PageModule>((resolve) => {
    arrive = resolve;
  });
  current.page = { value: undefined, load: () => arrival };
  await show();
  expect(screen.getByText('Waiting')).toBeTruthy();
  await act(async () => arrive(pageModule));
  expect(screen.getByRole('heading', { name: route.name })).toBeTruthy();
});

test('a page whose module fails shows the error', async () => {
  const failure = Promise.reject(new Error('No such module'));
  current.page = { value: undefined, load: () => failure };
  await show();
  expect(screen.getByText('No such module')).toBeTruthy();
  expect(takeConsoleErrors().join()).toContain('No such module');
});
