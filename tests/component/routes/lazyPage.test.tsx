import { act, render, screen } from '@testing-library/react';
import { type FunctionComponent, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { type LazyPage, lazyPage, type PageProps } from '../../../src/routes/lazyPage';
import { routeOf } from '../../../src/routes/matchRoute';

type PageModule = { readonly default: FunctionComponent<PageProps> };
const module: PageModule = { default: ({ route }) => <h1>{route.name}</h1> };
const route = routeOf('/about');

function Waiting({ onWait }: { readonly onWait: () => void }) {
  onWait();
  return <p>Waiting</p>;
}

/** Shows the page; gives what is called whenever the fallback is rendered instead. */
function show({ Component }: LazyPage) {
  const onWait = vi.fn();
  render(
    <Suspense fallback={<Waiting onWait={onWait} />}>
      <Component route={route} />
    </Suspense>,
  );
  return onWait;
}

test('a page that is ready is shown at once, without a fallback', async () => {
  const page = lazyPage(async () => module);
  expect(page.isReady()).toBe(false);
  await page.preload();
  expect(page.isReady()).toBe(true);
  const onWait = show(page);
  expect(screen.getByRole('heading', { name: route.name })).toBeTruthy();
  expect(onWait).not.toHaveBeenCalled();
});

test('a page that is not ready waits for its module', async () => {
  let arrive: (module: PageModule) => void = () => undefined;
  const arrival = new Promise<PageModule>((resolve) => {
    arrive = resolve;
  });
  show(lazyPage(() => arrival));
  expect(screen.getByText('Waiting')).toBeTruthy();
  await act(async () => arrive(module));
  expect(screen.getByRole('heading', { name: route.name })).toBeTruthy();
});

test('a module is fetched once, however often it is made ready', async () => {
  const load = vi.fn(async () => module);
  const page = lazyPage(load);
  await page.preload();
  await page.preload();
  show(page);
  expect(load).toHaveBeenCalledOnce();
});

test('a page whose module failed can be tried again', async () => {
  const load = vi.fn<() => Promise<PageModule>>(async () => module);
  load.mockRejectedValueOnce(new Error('Failed to fetch'));
  const page = lazyPage(load);
  await expect(page.preload()).rejects.toThrow('Failed to fetch');
  expect(page.isReady()).toBe(false);
  await page.preload();
  expect(page.isReady()).toBe(true);
});

test('a page that was shown as failed is shown once it loads', async () => {
  const load = vi.fn<() => Promise<PageModule>>(async () => module);
  load.mockRejectedValueOnce(new Error('Failed to fetch'));
  const page = lazyPage(load);
  await expect(page.preload()).rejects.toThrow('Failed to fetch');
  await page.preload();
  show(page);
  expect(screen.getByRole('heading', { name: route.name })).toBeTruthy();
});
